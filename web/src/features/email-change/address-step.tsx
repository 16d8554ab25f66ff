import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { emailChangeRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { EmailChangeRequest } from '#web/shared/api/wire.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { tidiedEmail } from '#web/shared/forms/form-values.ts'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { KnownUsername } from '#web/shared/ui/fields/known-username.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './email-change.module.css'
import { requestEmailChange } from './email-change-queries.ts'
import type { PendingEmail } from './pending-change.ts'
import { NewPasswordHelp, ProblemBanner } from './problem-banner.tsx'

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
  const ownText = useAddressText()
  const isFirst = present === ''
  return (
    <ContractForm
      form={form}
      labels={{ email: t(($) => (isFirst ? $.emailFirst : $.email)), password: t(($) => $.password) }}
      ownText={ownText}
      className={styles.form}
    >
      <NoticeHeading takesFocus={given !== undefined}>{t(($) => (isFirst ? $.titleNew : $.title))}</NoticeHeading>
      {!isFirst && (
        <p>
          {t(($) => $.now)} <strong className={styles.address}>{present}</strong>.
        </p>
      )}
      <p>{t(($) => (isFirst ? $.leadNew : $.lead))}</p>
      <FormSummary />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <EmailField name="email" defaultValue={given} autoComplete="email" enterKeyHint="next" />
      {/* For a donor who has two accounts and wants one. */}
      {form.codes.email === 'taken' && <CallUs line="donors">{t(($) => $.takenHelp)}</CallUs>}
      <KnownUsername username={username} />
      <Stack gap={2}>
        <PasswordField
          name="password"
          hint={t(($) => $.passwordHint)}
          autoComplete="current-password"
          enterKeyHint="send"
        />
        <NewPasswordHelp />
      </Stack>
      <div>
        <SubmitButton>{t(($) => $.submit)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

const isWrongPassword = (reason: unknown): reason is ApiFailure =>
  reason instanceof ApiFailure && reason.error === 'wrong-credentials'

/** Lets the form show the error at the password. */
const wrongPassword = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { password: 'wrong' } })

/** The error texts of the new address and the password. */
function useAddressText(): (name: 'email' | 'password', code: string) => string | undefined {
  const { t } = useTranslation('email-change')
  const known = { taken: 'taken', unchanged: 'unchanged', 'email-invalid': 'emailInvalid' } as const
  return (name, code) => {
    if (name === 'password') return t(($) => $.error[code === 'wrong' ? 'passwordWrong' : 'passwordRequired'])
    const key = known[code as keyof typeof known]
    return key && t(($) => $.error[key])
  }
}
