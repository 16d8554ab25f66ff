import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import { emailChangeRequestSchema } from '../../shared/api/schemas.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { NewsHeading } from '../../shared/ui/news-heading.tsx'
import styles from './email-change.module.css'
import { requestEmailChange } from './email-change-queries.ts'
import type { PendingChange } from './pending-change.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { TakenHelp } from './taken-help.tsx'
import { useAddressError } from './use-address-error.ts'

type AddressStepProps = {
  /** The present e-mail; '' for a donor without one. */
  present: string
  /** What was typed before, when somebody comes back to correct it. */
  given: string | undefined
  onSent: (pending: PendingChange) => void
}

/** Step 1: the new address. */
export function AddressStep({ present, given, onSent }: AddressStepProps) {
  const { t } = useTranslation('email-change')
  const api = useApi()
  const [intent] = useState(() => createIntent())
  const [failure, setFailure] = useState<unknown>()
  const form = useContractForm({
    schema: emailChangeRequestSchema,
    compose: ({ email }) => (typeof email === 'string' ? { email: email.trim() } : {}),
    onSubmit: async (request) => {
      setFailure(undefined)
      try {
        const pending = await requestEmailChange(api, request, intent.keyFor(request))
        intent.settle()
        onSent(pending)
      } catch (reason) {
        if (reason instanceof ApiFailure && !reason.isPassing) intent.settle()
        throw reason
      }
    },
    onFailure: (reason) => {
      if (!(reason instanceof ApiFailure && reason.isSuperseded)) setFailure(reason)
    },
  })
  const error = useAddressError(form.codes.email)
  const isFirst = present === ''
  return (
    <form {...form.formProps} method="post" className={styles.form}>
      <NewsHeading isNews={given !== undefined}>{t(($) => (isFirst ? $.titleNew : $.title))}</NewsHeading>
      {!isFirst && (
        <p>
          {t(($) => $.now)} <strong className={styles.address}>{present}</strong>.
        </p>
      )}
      <p>{t(($) => (isFirst ? $.leadNew : $.lead))}</p>
      <ErrorSummary attempt={form.attempt} errors={error ? [{ name: 'email', message: error }] : []} />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <TextField
        type="email"
        name="email"
        label={t(($) => (isFirst ? $.emailFirst : $.email))}
        error={error}
        defaultValue={given}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      {form.codes.email === 'taken' && <TakenHelp />}
      <div>
        <Button type="submit" look="go" busy={form.sending}>
          {t(($) => $.submit)}
        </Button>
      </div>
    </form>
  )
}
