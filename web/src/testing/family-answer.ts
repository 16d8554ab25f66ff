import type { LoginAnswer, RecipientData, SavedProfile } from '../shared/api/wire.ts'
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
