import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { loginStepSchema } from '../../shared/api/schemas.ts'
import type { RecipientPhone } from '../../shared/api/wire.ts'
import { formatPhone } from '../../shared/format/phone.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { BackLink } from './back-link.tsx'
import { lastDigits } from './last-digits.ts'
import { StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'

const schema = v.pick(loginStepSchema, ['phoneId'])

type PhoneStepProps = {
  /** The offered phones, at least one. */
  phones: readonly RecipientPhone[]
  chosen?: string | undefined
  onChosen: (phoneId: string) => Promise<void>
  onBack: () => void
}

/** Step 2: the phone that receives the code. A single phone is preselected; of several none is. */
export function PhoneStep({ phones, chosen, onChosen, onBack }: PhoneStepProps) {
  const { t } = useTranslation('login-recipient')
  const form = useContractForm({ schema, onSubmit: ({ phoneId }) => onChosen(phoneId) })
  const { errors, summary } = useFormMessages(form.codes, { phoneId: t(($) => $.phone) }, () => undefined)
  const only = phones.length === 1 ? phones[0]?.Id : undefined
  return (
    <form {...form.formProps} method="post" className={styles.form}>
      <BackLink onPress={onBack}>{t(($) => $.backToPerson)}</BackLink>
      <StepHeading step={2} title={t(($) => $.phoneTitle)} />
      <ErrorSummary attempt={form.attempt} errors={summary} />
      <p>{t(($) => $.phoneLead)}</p>
      <RadioField
        name="phoneId"
        label={t(($) => $.phone)}
        error={errors.phoneId}
        defaultValue={chosen ?? only}
        choices={phones.map(({ Id, Phone }) => ({
          value: Id,
          label: t(($) => $.phoneEnding, { digits: lastDigits(Phone) }),
          hint: formatPhone(Phone),
        }))}
      />
      <Button type="submit" variant="primary" busy={form.sending}>
        {t(($) => $.sendCode)}
      </Button>
    </form>
  )
}
