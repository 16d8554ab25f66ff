import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { recipientContactsRequestSchema, recipientContactsValuesSchema } from '../../shared/api/schemas.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import type { FormRound } from '../../shared/drafts/form-round.ts'
import { EmailField } from '../../shared/ui/fields/email-field.tsx'
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { AddressSection } from './address-section.tsx'
import { composeContacts } from './contact-values.ts'
import { saveRecipientContacts } from './recipient-data-queries.ts'
import { RecordForm } from './record-form.tsx'
import { useRecordMessages } from './record-messages.ts'
import { RecordSection } from './record-section.tsx'
import { useRecordForm } from './use-record-form.ts'

const schema = v.omit(recipientContactsRequestSchema, ['basedOn'])

type ContactsFormProps = { record: RecipientData } & Omit<FormRound, 'round'>

/** The patient's carer and their contact. */
export function ContactsForm({ record: given, ...round }: ContactsFormProps) {
  const { t } = useTranslation('recipient-data')
  const [record] = useState(given)
  const form = useRecordForm({
    name: 'recipient-contacts',
    record: given,
    values: recordValues.saveRecipientContacts,
    schema,
    baseSchema: recipientContactsValuesSchema,
    stored: ({ ContactAddress, ...rest }) => ({ ...rest, address: ContactAddress }),
    compose: composeContacts,
    save: saveRecipientContacts,
    ...round,
  })
  const messages = useRecordMessages(form.codes, {
    'caringPerson.firstName': t(($) => $.carer.firstName),
    'caringPerson.lastName': t(($) => $.carer.lastName),
    'address.street': t(($) => $.address.street),
    'address.houseNumber': t(($) => $.address.houseNumber),
    'address.city': t(($) => $.address.city),
    'address.postalCode': t(($) => $.address.postalCode),
    phone: t(($) => $.reach.phone),
    email: t(($) => $.reach.email),
  })
  return (
    <RecordForm form={form} messages={messages} submit={t(($) => $.contacts.submit)}>
      <CarerSection carer={record.CaringPerson} />
      <AddressSection address={record.ContactAddress} />
      <ReachSection record={record} />
    </RecordForm>
  )
}

type CarerSectionProps = { carer: RecipientData['CaringPerson'] }

/** The patient's carer: usually a parent, sometimes the patient. */
function CarerSection({ carer }: CarerSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-carer" title={t(($) => $.carer.heading)} lead={t(($) => $.carer.lead)}>
      <TextField
        name="caringPerson.firstName"
        label={t(($) => $.carer.firstName)}
        defaultValue={carer.FirstName}
        width="medium"
        autoComplete="given-name"
        enterKeyHint="next"
      />
      <TextField
        name="caringPerson.lastName"
        label={t(($) => $.carer.lastName)}
        defaultValue={carer.LastName}
        width="medium"
        autoComplete="family-name"
        enterKeyHint="next"
      />
    </RecordSection>
  )
}

type ReachSectionProps = { record: Pick<RecipientData, 'Phone' | 'Email'> }

/** The contact. Codes for signing in go to other phones: see `SignInPhones`. */
function ReachSection({ record }: ReachSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-reach" title={t(($) => $.reach.heading)}>
      <PhoneField
        name="phone"
        label={t(($) => $.reach.phone)}
        hint={t(($) => $.reach.phoneHint)}
        defaultValue={record.Phone}
        enterKeyHint="next"
        optional
      />
      <EmailField
        name="email"
        label={t(($) => $.reach.email)}
        hint={t(($) => $.reach.emailHint)}
        defaultValue={record.Email}
        width="medium"
        autoComplete="email"
        enterKeyHint="done"
        optional
      />
    </RecordSection>
  )
}
