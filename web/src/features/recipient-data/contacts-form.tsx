import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { recipientContactsRequestSchema, recipientContactsValuesSchema } from '#web/shared/api/schemas.ts'
import type { RecipientData } from '#web/shared/api/wire.ts'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { PhoneField } from '#web/shared/ui/fields/phone-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { composeContacts } from './contact-values.ts'
import styles from './recipient-data.module.css'
import { saveRecipientContacts } from './recipient-data-queries.ts'
import { RecordForm, useRecordForm, useRecordText } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'

type AddressSectionProps = { address: RecipientData['ContactAddress'] }

/** The family's address; all of it is required (rule 10.2). */
function AddressSection({ address }: AddressSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-address" title={t(($) => $.address.heading)} lead={t(($) => $.address.lead)}>
      <div className={styles.street}>
        <TextField
          name="address.street"
          defaultValue={address.street}
          autoComplete="address-line1"
          enterKeyHint="next"
        />
        <TextField
          name="address.houseNumber"
          defaultValue={address.houseNumber}
          width="short"
          autoComplete="address-line2"
          enterKeyHint="next"
        />
      </div>
      <div className={styles.street}>
        <TextField name="address.city" defaultValue={address.city} autoComplete="address-level2" enterKeyHint="next" />
        <TextField
          name="address.postalCode"
          defaultValue={address.postalCode}
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
      </div>
    </RecordSection>
  )
}

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
  const ownText = useRecordText()
  const labels = {
    'caringPerson.firstName': t(($) => $.carer.firstName),
    'caringPerson.lastName': t(($) => $.carer.lastName),
    'address.street': t(($) => $.address.street),
    'address.houseNumber': t(($) => $.address.houseNumber),
    'address.city': t(($) => $.address.city),
    'address.postalCode': t(($) => $.address.postalCode),
    phone: t(($) => $.reach.phone),
    email: t(($) => $.reach.email),
  }
  return (
    <RecordForm form={form} texts={{ labels, ownText }} submit={t(($) => $.contacts.submit)}>
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
        defaultValue={carer.FirstName}
        width="medium"
        autoComplete="given-name"
        enterKeyHint="next"
      />
      <TextField
        name="caringPerson.lastName"
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
        hint={t(($) => $.reach.phoneHint)}
        defaultValue={record.Phone}
        enterKeyHint="next"
        optional
      />
      <EmailField
        name="email"
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
