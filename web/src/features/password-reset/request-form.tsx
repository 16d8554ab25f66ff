import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import { passwordResetRequestSchema } from '#web/shared/api/schemas.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { takeTabNote } from '#web/shared/navigation/tab-note.ts'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './password-reset.module.css'
import { requestPasswordReset } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'

type RequestFormProps = {
  /** The value typed before, if the user returns to correct it. */
  given?: string | undefined
  onSent: (username: string) => void
  /** `primary` if the request is the main action. */
  variant?: 'primary' | 'secondary'
}

/** One field, one submit. */
export function ResetRequestForm({ given, onSent, variant = 'primary' }: RequestFormProps) {
  const { t } = useTranslation('password-reset')
  const api = useApi()
  const input = usePrefilled()
  const { failure, ...form } = useFormWithFailure({
    schema: passwordResetRequestSchema,
    onSubmit: async ({ username }) => {
      await requestPasswordReset(api, { username })
      onSent(tidyUsername(username))
    },
  })
  return (
    <ContractForm
      form={form}
      labels={{ username: t(($) => $.request.username) }}
      ownText={(_, code) =>
        code === 'required' ? undefined : t(($) => (code === 'max' ? $.request.tooLong : $.request.invalid))
      }
      className={styles.form}
    >
      <FormSummary />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <TextField
        ref={input}
        name="username"
        hint={t(($) => $.request.usernameHint)}
        maxCharacters={Number.POSITIVE_INFINITY}
        defaultValue={given}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SubmitButton variant={variant} wide>
        {t(($) => $.request.submit)}
      </SubmitButton>
      <CallUs line="donors">{t(($) => $.request.noEmail)}</CallUs>
    </ContractForm>
  )
}

/** Filled in after the first render: the prerendered page does not know the value typed on the previous page. */
function usePrefilled(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const note = takeTabNote('forgotten-by')
    if (note !== undefined && input.current?.value === '') input.current.value = note
  }, [])
  return input
}
