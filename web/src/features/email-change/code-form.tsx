import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { emailConfirmationSchema } from '../../shared/api/schemas.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CodeField } from '../../shared/ui/fields/code-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import type { EmailCodeError } from './code-error.ts'
import styles from './email-change.module.css'
import type { PendingEmail } from './pending-change.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { useConfirmEmail } from './use-confirm-email.ts'

const schema = v.pick(emailConfirmationSchema, ['code'])

type CodeFormProps = {
  pending: PendingEmail
  /** The remaining validity of the code. */
  time: ReactNode
  onChecking: (isChecking: boolean) => void
  onTrouble: (trouble: EmailCodeError) => void
  /** The e-mail is changed; runs before the page remounts with the new token. */
  onDone: () => void
}

/** Six digits, pasted with spaces or filled in by the browser. */
export function CodeForm({ pending, time, onChecking, onTrouble, onDone }: CodeFormProps) {
  const { t } = useTranslation('email-change')
  const confirm = useConfirmEmail(pending, onDone)
  const [wasLost, setLost] = useState(false)
  const { failure, ...form } = useFormWithFailure({
    schema,
    compose: ({ code }) => (typeof code === 'string' ? { code: code.replace(/\s/g, '') } : {}),
    onSubmit: async ({ code }) => {
      onChecking(true)
      try {
        const trouble = await confirm(code)
        if (trouble !== undefined) onTrouble(trouble)
      } finally {
        onChecking(false)
      }
    },
    onFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.isNetwork) setLost(true)
      return false
    },
  })
  const error = useCodeError(form.codes.code)
  return (
    <form {...form.formProps} method="post" className={styles.form}>
      <ErrorSummary attempt={form.attempt} errors={error ? [{ name: 'code', message: error }] : []} />
      {failure !== undefined && <ProblemBanner failure={failure} mayBeChanged={wasLost} />}
      <CodeField
        label={t(($) => $.code)}
        hint={t(($) => $.codeHint)}
        error={error}
        timeLabel={t(($) => $.timeLeft)}
        time={time}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.sending}>
          {t(($) => $.confirm)}
        </Button>
      </div>
    </form>
  )
}

function useCodeError(code: string | undefined): string | undefined {
  const { t } = useTranslation('email-change')
  if (code === undefined) return undefined
  if (code === 'wrong') return t(($) => $.error.codeWrong)
  return t(($) => (code === 'required' ? $.error.codeRequired : $.error.codeInvalid))
}
