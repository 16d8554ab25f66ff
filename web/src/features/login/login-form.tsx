import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { loginRequestSchema } from '../../shared/api/schemas.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useWait } from '../../shared/failure/wait-text.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { errKeyOf, lockEnd } from './login-error.ts'
import styles from './login-form.module.css'
import { logIn } from './login-queries.ts'
import { passUsernameOn } from './pass-username-on.ts'

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
  const labels = { username: t(($) => $.username), password: t(($) => $.password) }
  const { errors, summary } = useFormMessages(form.codes, labels, (name, code) => {
    if (code === 'required') return undefined
    return t(($) => (name === 'password' ? $.passwordTooLong : $.usernameInvalid))
  })
  return (
    <>
      <Form {...form.formProps} errors={errors} className={styles.form}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
        <TextField
          name="username"
          label={t(($) => $.username)}
          maxCharacters={Number.POSITIVE_INFINITY}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField name="password" label={t(($) => $.password)} autoComplete="current-password" enterKeyHint="go" />
        <Button type="submit" variant="primary" wide busy={form.sending}>
          {t(($) => $.submit)}
        </Button>
      </Form>
      <LoginErrorDialog failure={failure} onClose={dropFailure} />
    </>
  )
}
