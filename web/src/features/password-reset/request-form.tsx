import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { useApi } from '../../shared/api/api-context.tsx'
import { passwordResetRequestSchema } from '../../shared/api/schemas.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { takeTabNote } from '../../shared/navigation/tab-note.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { CallUs } from '../../shared/ui/phone-link.tsx'
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
  const label = t(($) => $.request.username)
  const { errors, summary } = useFormMessages(form.codes, { username: label }, (_, code) =>
    code === 'required' ? undefined : t(($) => (code === 'max' ? $.request.tooLong : $.request.invalid)),
  )
  return (
    <Form {...form.formProps} errors={errors} className={styles.form}>
      <ErrorSummary attempt={form.attempt} errors={summary} />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <TextField
        ref={input}
        name="username"
        label={label}
        hint={t(($) => $.request.usernameHint)}
        maxCharacters={Number.POSITIVE_INFINITY}
        defaultValue={given}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Button type="submit" variant={variant} wide busy={form.sending}>
        {t(($) => $.request.submit)}
      </Button>
      <CallUs line="donors">{t(($) => $.request.noEmail)}</CallUs>
    </Form>
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
