import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { errorKey } from '#web/shared/failure/error-key.ts'
import { useWait } from '#web/shared/failure/wait-text.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import texts from './locales/cs.json' with { type: 'json' }
import type { LoginCodeError } from './login-steps.ts'
import styles from './steps.module.css'

const Frame = lazyPart(async () => (await import('#web/shared/ui/overlay/dialog-frame.tsx')).DialogFrame)

type CodeTroubleDialogProps = {
  trouble: LoginCodeError | undefined
  isSending: boolean
  /** Repeats the login step. */
  onRetry: () => void
  /** Returns to the phone step and clears phone and code. */
  onBack: () => void
  /** Returns to the typed code; only for a wrong one, because retyping does not help otherwise. */
  onCorrect: () => void
}

/** A code that failed or expired: offers a new one, or another phone (rule 5.2). */
export function CodeErrorDialog({ trouble, isSending, onRetry, onBack, onCorrect }: CodeTroubleDialogProps) {
  const { t } = useTranslation('login-recipient')
  const [last, setLast] = useState(trouble)
  // The text stays while the dialog fades out, and its code is fetched with the first error.
  if (trouble !== undefined && trouble !== last) setLast(trouble)
  if (last === undefined) return null
  const key = `prijemce-login-${last === 'wrong-code' ? '2fa-wrong' : last}` as const
  const canCorrect = last === 'wrong-code'
  return (
    <Suspense fallback={null}>
      <Frame
        isOpen={trouble !== undefined}
        onClose={canCorrect ? onCorrect : onBack}
        icon={last === 'timeout' ? 'warn' : 'error'}
        title={t(($) => $[`${key}-title`])}
        actions={
          <div className={styles.choices}>
            <Button variant="primary" wide autoFocus busy={isSending} onClick={onRetry}>
              {t(($) => $.newCode)}
            </Button>
            {canCorrect && (
              <Button wide onClick={onCorrect}>
                {t(($) => $.correctCode)}
              </Button>
            )}
            <Button variant={canCorrect ? 'link' : 'secondary'} wide onClick={onBack}>
              {t(($) => $.backToPhone)}
            </Button>
          </div>
        }
      >
        <p className="recipient">{t(($) => $[key])}</p>
      </Frame>
    </Suspense>
  )
}

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
