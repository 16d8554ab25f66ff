import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { emailChangeRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { EmailChangeRequest } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { tidiedEmail } from '../../shared/forms/form-values.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmailField } from '../../shared/ui/fields/email-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { KnownUsername } from '../../shared/ui/fields/known-username.tsx'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import styles from './email-change.module.css'
import { requestEmailChange } from './email-change-queries.ts'
import { NewPasswordHelp } from './new-password-help.tsx'
import type { PendingEmail } from './pending-change.ts'
import { ProblemBanner } from './problem-banner.tsx'

type AddressStepProps = {
  /** The present e-mail; '' for a donor without one. */
  present: string
  /** The address typed before, if the donor returns to correct it. */
  given: string | undefined
  /** The angel number, for password managers. */
  username: string
  onSent: (pending: PendingEmail, password: string) => void
}

/** Step 1: the new address, and the password that confirms the donor's identity (rule 6.9). */
export function AddressStep({ present, given, username, onSent }: AddressStepProps) {
  const { t } = useTranslation('email-change')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: EmailChangeRequest, { idempotencyKey }) => requestEmailChange(api, request, idempotencyKey),
  })
  const draft = useDraft('email-change', { storage: 'tab' })
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: emailChangeRequestSchema,
    compose: ({ email, ...rest }) => ({ ...rest, email: tidiedEmail(email) }),
    onSubmit: async (request) => {
      try {
        const pending = await saveAsync(request)
        draft.remove()
        onSent(pending, request.password)
      } catch (reason) {
        throw isWrongPassword(reason) ? wrongPassword(reason) : reason
      }
    },
  })
  const errors = useAddressErrors(form.codes)
  const isFirst = present === ''
  return (
    <Form {...form.formProps} errors={errors} className={styles.form}>
      <NoticeHeading takesFocus={given !== undefined}>{t(($) => (isFirst ? $.titleNew : $.title))}</NoticeHeading>
      {!isFirst && (
        <p>
          {t(($) => $.now)} <strong className={styles.address}>{present}</strong>.
        </p>
      )}
      <p>{t(($) => (isFirst ? $.leadNew : $.lead))}</p>
      <ErrorSummary
        attempt={form.attempt}
        errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
      />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <EmailField
        name="email"
        label={t(($) => (isFirst ? $.emailFirst : $.email))}
        defaultValue={given}
        autoComplete="email"
        enterKeyHint="next"
      />
      {/* For a donor who has two accounts and wants one. */}
      {form.codes.email === 'taken' && <CallUs line="donors">{t(($) => $.takenHelp)}</CallUs>}
      <KnownUsername username={username} />
      <div className={styles.password}>
        <PasswordField
          name="password"
          label={t(($) => $.password)}
          hint={t(($) => $.passwordHint)}
          autoComplete="current-password"
          enterKeyHint="send"
        />
        <NewPasswordHelp />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={form.sending}>
          {t(($) => $.submit)}
        </Button>
      </div>
    </Form>
  )
}

const isWrongPassword = (reason: unknown): reason is ApiFailure =>
  reason instanceof ApiFailure && reason.error === 'wrong-credentials'

/** Lets the form show the error at the password. */
const wrongPassword = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { password: 'wrong' } })

/** The error texts of the new address and the password, in the order of the form. */
function useAddressErrors({ email, password }: FieldCodes): Record<string, string> {
  const { t } = useTranslation('email-change')
  const { t: ui } = useTranslation('ui')
  const known = { taken: 'taken', unchanged: 'unchanged', 'email-invalid': 'emailInvalid' } as const
  const key = known[email as keyof typeof known]
  return {
    ...(email && { email: key ? t(($) => $.error[key]) : ui(($) => $[validationKey(email)]) }),
    ...(password && {
      password: t(($) => $.error[password === 'wrong' ? 'passwordWrong' : 'passwordRequired']),
    }),
  }
}
