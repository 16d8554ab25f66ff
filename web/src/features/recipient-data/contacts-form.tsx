import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recipientContactsRequestSchema } from '../../shared/api/schemas.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import { AddressSection } from './address-section.tsx'
import { CarerSection } from './carer-section.tsx'
import { composeContacts } from './contact-values.ts'
import { ReachSection } from './reach-section.tsx'
import { saveRecipientContacts } from './recipient-data-queries.ts'
import { RecordForm } from './record-form.tsx'
import { useRecordMessages } from './record-messages.ts'
import { useRecordForm } from './use-record-form.ts'

/** The part of the record that this form shows. */
const shown = ({ CaringPerson, ContactAddress, Phone, Email }: RecipientData) =>
  JSON.stringify([CaringPerson, ContactAddress, Phone, Email])

/** The patient's carer and their contact. */
export function ContactsForm({ record: given, onRenew }: { record: RecipientData; onRenew: () => void }) {
  const { t } = useTranslation('recipient-data')
  const [record] = useState(given)
  const form = useRecordForm({
    name: 'recipient-contacts',
    record: given,
    shown,
    schema: recipientContactsRequestSchema,
    stored: ({ ContactAddress, ...rest }) => ({ ...rest, address: ContactAddress }),
    compose: composeContacts,
    save: saveRecipientContacts,
    onRenew,
  })
  const { errors, summary } = useRecordMessages(form.codes, {
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
    <RecordForm form={form} summary={summary} submit={t(($) => $.contacts.submit)}>
      <CarerSection carer={record.CaringPerson} errors={errors} />
      <AddressSection address={record.ContactAddress} errors={errors} />
      <ReachSection record={record} errors={errors} />
    </RecordForm>
  )
}
