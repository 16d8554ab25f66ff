import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { tidyOneTimeCode } from '#rules/formats/one-time-code.ts'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { verifyStepSchema } from '#web/shared/api/schemas.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { CountdownText } from '#web/shared/ui/spoken/countdown-text.tsx'
import { BackLink, StepHeading } from './step-heading.tsx'
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
    compose: ({ code }) => (typeof code === 'string' ? { code: tidyOneTimeCode(code) } : {}),
    onSubmit: ({ code }) => onCode(code),
  })
  return (
    <ContractForm
      form={form}
      labels={{ code: t(($) => $.code) }}
      ownText={(_, code) => (code === 'required' ? undefined : t(($) => $.codeInvalid))}
      className={styles.form}
    >
      <BackLink onPress={onAnotherPhone}>{t(($) => $.anotherPhone)}</BackLink>
      <StepHeading step={3} title={t(($) => $.codeTitle)} />
      <FormSummary />
      <p>{t(($) => (isRenewed ? $.newCodeLead : $.codeLead), { digits })}</p>
      <CodeField
        hint={t(($) => $.codeHint)}
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
      <SubmitButton>{t(($) => $.logIn)}</SubmitButton>
      <p className={styles.hint}>
        {t(($) => $.notArrived)}{' '}
        <Button variant="link" busy={newCode.isSending} onClick={newCode.send}>
          {t(($) => $.newCode)}
        </Button>
      </p>
    </ContractForm>
  )
}
