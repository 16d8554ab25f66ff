import type { FamilyMember, Recipient } from '../domain/state/recipient.ts'
import type { MemberInput } from '../resources/family-member/save-family-member.rules.ts'
import type { RecipientDataInput } from '../resources/recipient-data/recipient-data.rules.ts'
import { aRecipient } from './people.ts'

export const aMember = (given: Partial<FamilyMember> = {}): FamilyMember => ({
  id: 'member-4',
  name: 'Anna Svobodová',
  relation: 'sibling',
  gender: 'F',
  birthYear: 2017,
  birthMonth: 2,
  phone: '',
  email: '',
  occupation: '3. třída',
  hobbies: 'plavání',
  isMainContact: false,
  removal: null,
  ...given,
})

const MAIN = aMember({
  id: 'member-1',
  name: 'Petra Svobodová',
  relation: 'parent',
  birthYear: 1985,
  birthMonth: 4,
  phone: '+420601234567',
  isMainContact: true,
})
const PATIENT = aMember({
  id: 'member-2',
  name: 'Tomáš Svoboda',
  relation: 'patient',
  gender: 'M',
  birthYear: 2020,
  birthMonth: 3,
})

/** Petra who signs in, Tomáš who is ill, and his sister Anna. */
export const aFamily = (given: Partial<Recipient> = {}): Recipient =>
  aRecipient({
    email: 'svobodovi@example.com',
    carer: { firstName: 'Petra', lastName: 'Svobodová', phone: '+420601234567', email: 'svobodovi@example.com' },
    account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
    familyMembers: [MAIN, PATIENT, aMember()],
    ...given,
  })

/** The input of a form that shows the record without a change. */
export const memberInput = ({
  id: _id,
  isMainContact: _main,
  removal: _removal,
  ...input
}: FamilyMember): MemberInput => input

export const recipientDataOf = ({
  patient,
  account,
  housing,
  householdMembers,
  informativeConsent,
  lifeStory,
}: Recipient): RecipientDataInput => {
  const { disease: _disease, ...person } = patient
  if (account === null) throw new Error('A form has an account number')
  return { patient: person, account, housing, householdMembers, informativeConsent, lifeStory }
}
