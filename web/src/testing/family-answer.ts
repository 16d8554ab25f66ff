import type { FamilyMember, LoginAnswer, RecipientData, SavedProfile } from '../shared/api/wire.ts'
import { recipientAnswer } from './people.ts'
import { recipientRecord } from './recipient-record.ts'

/** A family with every field filled in. */
export const fullRecord: RecipientData = {
  ...recipientRecord,
  Patient: { FirstName: 'Tomáš', LastName: 'Svoboda', BirthMonth: 5, BirthYear: 2020 },
  ContactAddress: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  Phone: '+420602000201',
  Email: 'svobodovi@example.com',
  Account: { Prefix: '000123', Number: '2000137313', BankCode: '0800' },
  HousingType: 'house',
  LifeStory: 'Tomášek má **šest let**.',
  Phones: [{ Id: 'phone-1', Phone: '+420602000201' }],
}

/** The login response of the family; `facts` replace parts of the record. */
export function familyAnswer(facts: Partial<RecipientData> = {}, displayName = 'Petra Svobodová'): LoginAnswer {
  return recipientAnswer({
    displayName,
    fullUser: { RecipientStatusOfRequest: { Id: 6 }, Recipient: { ...fullRecord, ...facts } },
  })
}

/** The response to a save: the updated family. */
export function familySaved({ profile, profile_full }: LoginAnswer, savedAt: string) {
  return { error_code: 200 as const, response: { profile, profile_full, savedAt } satisfies SavedProfile }
}

/** The main contact. */
export const petra: FamilyMember = {
  Id: 'member-1',
  Name: 'Petra Svobodová',
  Relation: 'parent',
  Gender: 'F',
  BirthMonth: 4,
  BirthYear: 1985,
  Phone: '+420602000201',
  IsMainContact: true,
  IsMissingData: false,
}
export const anna: FamilyMember = {
  Id: 'member-2',
  Name: 'Anna Svobodová',
  Relation: 'sibling',
  Gender: 'F',
  BirthMonth: 2,
  BirthYear: 2017,
  SchoolOrProfession: '3. třída',
  Hobbies: 'plavání',
  IsMainContact: false,
  IsMissingData: false,
}
/** The emergency contact, whose phone is missing. */
export const jiri: FamilyMember = {
  Id: 'member-3',
  Name: 'Jiří Malý',
  Relation: 'emergency-contact',
  Gender: 'M',
  IsMainContact: false,
  IsMissingData: true,
}
