import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesToWait } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { problemKeyOf } from './login-problem.ts'

/** A call that failed whatever was typed: the network, too many codes, the provider itself. Everything typed stays. */
export function LoginProblemDialog({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  const [last, setLast] = useState(failure)
  if (failure !== undefined && failure !== last) setLast(failure)
  const key = problemKeyOf(last)
  const minutes = minutesToWait(last)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  return (
    <Dialog
      isOpen={failure !== undefined}
      onClose={onClose}
      icon="error"
      title={t(($) => $.problemTitle)}
      confirmLabel={t(($) => $.problemBack)}
    >
      <Stack gap={3} className="recipient">
        <p>{t(($) => $[key], { wait })}</p>
        {key !== 'prijemce-login-network' && (
          <p>
            {t(($) => $.callUs)} <PhoneLink {...phones.recipients} />.
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
