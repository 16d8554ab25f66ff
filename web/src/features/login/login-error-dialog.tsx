import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useWait } from '../../shared/failure/wait-text.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { errKeyOf, lockEnd } from './login-error.ts'
import { passUsernameOn } from './pass-username-on.ts'

type LoginErrorDialogProps = {
  /** The rejection of `logIn`; undefined if there is none. */
  failure: unknown
  onClose: () => void
}

/** Says why the login failed and what to do next (rule 4.10). */
export function LoginErrorDialog({ failure, onClose }: LoginErrorDialogProps) {
  const { t } = useTranslation('login')
  const [last, setLast] = useState(failure)
  // The text stays while the dialog fades out.
  if (failure !== undefined && failure !== last) setLast(failure)
  return (
    <Dialog
      isOpen={failure !== undefined}
      onClose={onClose}
      icon="error"
      title={t(($) => $.errorTitle)}
      confirmLabel={t(($) => $.errorBack)}
    >
      <ErrorText failure={last} />
    </Dialog>
  )
}

function ErrorText({ failure }: { failure: unknown }) {
  const { t } = useTranslation('login')
  const { phones, email } = useConfig()
  const language = useLanguage()
  const key = errKeyOf(failure)
  const wait = useWait(failure)
  const until = useClockValue((now) => lockEnd(failure, now, language))
  return (
    <Stack gap={3}>
      <p>{t(($) => $[key], { wait, until })}</p>
      {key === 'err-wrong-credentials' && (
        <KnownLink className="standalone-link" to={paths.passwordReset} onClick={passUsernameOn}>
          {t(($) => $.setNewPassword)}
        </KnownLink>
      )}
      {key !== 'err-network' && (
        <div>
          <p>
            {t(($) => $.callUs)}{' '}
            <a className="num" href={phones.donors.href}>
              {phones.donors.text}
            </a>
          </p>
          <p>
            {t(($) => $.writeUs)} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      )}
    </Stack>
  )
}
