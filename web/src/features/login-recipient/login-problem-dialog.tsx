import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { errorKey } from '../../shared/failure/error-key.ts'
import { minutesToWait, useWait } from '../../shared/failure/wait-text.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import texts from './locales/cs.json' with { type: 'json' }

/** A failure regardless of the typed values, which stay. */
export function LoginProblemDialog({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  const [last, setLast] = useState(failure)
  if (failure !== undefined && failure !== last) setLast(failure)
  const key = errorKey(texts, 'prijemce-login-', last)
  const wait = useLongWait(last)
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

/** Wrong birth dates can lock the login for up to 24 hours (rule 5.5). */
function useLongWait(failure: unknown): string {
  const { t } = useTranslation('login-recipient')
  const wait = useWait(failure)
  const minutes = minutesToWait(failure) ?? 0
  return minutes <= LONGEST_IN_MINUTES ? wait : t(($) => $.waitHours, { count: Math.ceil(minutes / 60) })
}
