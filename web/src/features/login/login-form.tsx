import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { loginRequestSchema } from '#web/shared/api/schemas.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useWait } from '#web/shared/failure/wait-text.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './login.module.css'
import { errKeyOf, lockEnd } from './login-error.ts'
import { passUsernameOn } from './login-links.tsx'
import { logIn } from './login-queries.ts'

type LoginErrorDialogProps = {
  /** The rejection of `logIn`; undefined if there is none. */
  failure: unknown
  onClose: () => void
}

/** Says why the login failed and what to do next (rule 4.10). */
function LoginErrorDialog({ failure, onClose }: LoginErrorDialogProps) {
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

/** Angel number or e-mail, and password. The guard redirects once the session has started. */
export function LoginForm() {
  const { t } = useTranslation('login')
  const api = useApi()
  const { store } = useSessionActions()
  const { failure, dropFailure, ...form } = useFormWithFailure({
    schema: loginRequestSchema,
    onSubmit: async (given) => store.start(await logIn(api, given)),
  })
  return (
    <>
      <ContractForm
        form={form}
        labels={{ username: t(($) => $.username), password: t(($) => $.password) }}
        ownText={(name, code) =>
          code === 'required' ? undefined : t(($) => (name === 'password' ? $.passwordTooLong : $.usernameInvalid))
        }
        className={styles.form}
      >
        <FormSummary />
        <TextField
          name="username"
          maxCharacters={Number.POSITIVE_INFINITY}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField name="password" autoComplete="current-password" enterKeyHint="go" />
        <SubmitButton wide>{t(($) => $.submit)}</SubmitButton>
      </ContractForm>
      <LoginErrorDialog failure={failure} onClose={dropFailure} />
    </>
  )
}
