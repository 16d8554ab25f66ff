import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { loginStepSchema } from '#web/shared/api/schemas.ts'
import type { RecipientPhone } from '#web/shared/api/wire.ts'
import { formatPhone } from '#web/shared/format/phone.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { BackLink, StepHeading } from './step-heading.tsx'
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
  const only = phones.length === 1 ? phones[0]?.Id : undefined
  return (
    <ContractForm form={form} labels={{ phoneId: t(($) => $.phone) }} className={styles.form}>
      <BackLink onPress={onBack}>{t(($) => $.backToPerson)}</BackLink>
      <StepHeading step={2} title={t(($) => $.phoneTitle)} />
      <FormSummary />
      <p>{t(($) => $.phoneLead)}</p>
      <RadioField
        name="phoneId"
        defaultValue={chosen ?? only}
        choices={phones.map(({ Id, Phone }) => ({
          value: Id,
          label: t(($) => $.phoneEnding, { digits: lastDigits(Phone) }),
          hint: formatPhone(Phone),
        }))}
      />
      <SubmitButton>{t(($) => $.sendCode)}</SubmitButton>
    </ContractForm>
  )
}

/** The digits by which a person recognises their phone: the unmasked end, at most four. */
export function lastDigits(phone: string): string {
  return /[0-9]{1,4}$/.exec(phone)?.[0] ?? phone
}
