import type { components } from '#generated/provider.d.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { filled, sent } from '../shared/sent.ts'

type Schemas = components['schemas']

/** What the family may change in its basic data; fields without a value are left out. */
export const presentDataValues = (recipient: Recipient): Schemas['RecipientDataValues'] => {
  const { patient, account } = recipient
  return sent<Schemas['RecipientDataValues']>({
    patient: {
      title: filled(patient.title),
      firstName: patient.firstName,
      lastName: patient.lastName,
      birthMonth: patient.birthMonth,
      birthYear: patient.birthYear,
    },
    account: account ? { ...account, prefix: filled(account.prefix) } : undefined,
    housingType: recipient.housing,
    householdMembers: recipient.householdMembers,
    informativeConsent: recipient.informativeConsent,
    lifeStory: recipient.lifeStory,
  })
}

/** What the family may change in its contacts; fields without a value are left out. */
export const presentContactsValues = ({ carer, address }: Recipient): Schemas['RecipientContactsValues'] =>
  sent<Schemas['RecipientContactsValues']>({
    caringPerson: { firstName: carer.firstName, lastName: carer.lastName },
    address: {
      street: filled(address.street),
      houseNumber: filled(address.houseNumber),
      city: filled(address.city),
      postalCode: filled(address.postalCode),
    },
    phone: filled(carer.phone),
    email: filled(carer.email),
  })
