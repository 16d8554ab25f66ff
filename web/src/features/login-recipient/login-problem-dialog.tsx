import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { errorKey } from '#web/shared/failure/error-key.ts'
import { useWait } from '#web/shared/failure/wait-text.ts'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import texts from './locales/cs.json' with { type: 'json' }

/** A failure regardless of the typed values, which stay. */
export function LoginProblemDialog({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  const [last, setLast] = useState(failure)
  if (failure !== undefined && failure !== last) setLast(failure)
  const key = errorKey(texts, 'prijemce-login-', last)
  const wait = useWait(last)
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
