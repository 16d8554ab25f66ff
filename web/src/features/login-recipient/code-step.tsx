import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { verifyStepSchema } from '../../shared/api/schemas.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CountdownText } from '../../shared/ui/countdown-text.tsx'
import { CodeField } from '../../shared/ui/fields/code-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { BackLink } from './back-link.tsx'
import { StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'

const schema = v.pick(verifyStepSchema, ['code'])

type CodeStepProps = {
  /** Last digits of the phone that received the code. */
  digits: string
  isRenewed: boolean
  /** Epoch milliseconds by the provider's clock. */
  deadline: number
  onCode: (code: string) => Promise<void>
  onTimeout: () => void
  onAnotherPhone: () => void
  newCode: { send: () => void; isSending: boolean }
}

/** Step 3: the code from the SMS, valid for 15 minutes. */
export function CodeStep({ digits, isRenewed, deadline, onCode, onTimeout, onAnotherPhone, newCode }: CodeStepProps) {
  const { t } = useTranslation('login-recipient')
  const clock = useServerClock()
  const form = useContractForm({
    schema,
    compose: ({ code }) => (typeof code === 'string' ? { code: withoutSpaces(code) } : {}),
    onSubmit: ({ code }) => onCode(code),
  })
  const { errors, summary } = useFormMessages(form.codes, { code: t(($) => $.code) }, (_, code) =>
    code === 'required' ? undefined : t(($) => $.codeInvalid),
  )
  return (
    <form {...form.formProps} method="post" className={styles.form}>
      <BackLink onPress={onAnotherPhone}>{t(($) => $.anotherPhone)}</BackLink>
      <StepHeading step={3} title={t(($) => $.codeTitle)} />
      <ErrorSummary attempt={form.attempt} errors={summary} />
      <p>{t(($) => (isRenewed ? $.newCodeLead : $.codeLead), { digits })}</p>
      <CodeField
        label={t(($) => $.code)}
        hint={t(($) => $.codeHint)}
        error={errors.code}
        timeLabel={t(($) => $.timeLeft)}
        time={
          <CountdownText
            deadline={deadline}
            now={() => clock.now() ?? Date.now()}
            // While the provider checks this code or sends another one, its answer decides.
            onEnd={() => form.sending || newCode.isSending || onTimeout()}
          />
        }
      />
      <Button type="submit" variant="primary" busy={form.sending}>
        {t(($) => $.logIn)}
      </Button>
      <p className={styles.hint}>
        {t(($) => $.notArrived)}{' '}
        <Button variant="link" busy={newCode.isSending} onClick={newCode.send}>
          {t(($) => $.newCode)}
        </Button>
      </p>
    </form>
  )
}
