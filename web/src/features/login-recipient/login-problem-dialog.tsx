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
  const wait = useWait(minutesToWait(last))
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

const LONGEST_IN_MINUTES = 90

/** Wrong birth dates can close the login for up to 24 hours (rule 5.5), which nobody reads in minutes. */
function useWait(minutes: number | undefined): string {
  const { t } = useTranslation('login-recipient')
  if (minutes === undefined) return t(($) => $.waitUnknown)
  if (minutes <= LONGEST_IN_MINUTES) return t(($) => $.wait, { count: minutes })
  return t(($) => $.waitHours, { count: Math.ceil(minutes / 60) })
}
