import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { loginRequestSchema } from '../../shared/api/schemas.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { LoginErrorDialog } from './login-error-dialog.tsx'
import styles from './login-form.module.css'
import { logIn } from './login-queries.ts'

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
