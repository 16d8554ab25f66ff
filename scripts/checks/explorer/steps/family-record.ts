import { boolean, nat } from 'fast-check'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import { callAs, families, readProfile, which, writeAs } from './actors.ts'
import { fromPage, saveRecordAs } from './opened-record.ts'
import { pull } from './triggers.ts'

const member = (name: string) => ({ name, relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2012 })
/** Members are counted within each family; the first is the main contact. */
const memberOf = (n: number): string => `member-${n + 1}`

export const familyRecord = [
  writeKind('add-member', {
    details: { who: families, n: which },
    say: ({ who }) => `family ${who} adds a member`,
    take: (walk, { who, n, trouble }) =>
      writeAs(walk, who, { operationId: 'addFamilyMember', body: member(`Dítě ${n}`) }, trouble),
  }),
  writeKind('save-member', {
    details: { who: families, n: nat({ max: 4 }), isOlder: boolean() },
    say: ({ who, n, isOlder }) => `family ${who} corrects ${memberOf(n)}${fromPage(isOlder)}`,
    take: (walk, { who, n, isOlder, trouble }) => {
      const call = { operationId: 'saveFamilyMember', id: memberOf(n) } as const
      return saveRecordAs(walk, who, { ...call, body: member('Opravené Jméno') }, { trouble, isOlder })
    },
  }),
  writeKind('remove-member', {
    weight: 2,
    details: { who: families, n: nat({ max: 4 }) },
    say: ({ who, n }) => `family ${who} asks to remove ${memberOf(n)}`,
    take: (walk, { who, n, trouble }) => {
      const body = { reason: 'Dcera bydlí jinde.' }
      return writeAs(walk, who, { operationId: 'requestMemberRemoval', id: memberOf(n), body }, trouble)
    },
  }),
  stepKind('process-member-removal', {
    details: { who: families },
    say: ({ who }) => `the foundation removes the members that family ${who} asked for`,
    take: (walk, { who }) => pull(walk, 'person-deletion-processed', { person: who }),
  }),
  writeKind('save-contacts', {
    details: { who: families, n: nat({ max: 1 }), isOlder: boolean() },
    say: ({ who, isOlder }) => `family ${who} saves its contacts${fromPage(isOlder)}`,
    take: (walk, { who, n, isOlder, trouble }) => {
      const body = {
        caringPerson: { firstName: 'Pečující', lastName: `Osoba ${who}` },
        address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
        phone: `+42060${who}`,
        email: `rodina-${who}-${n}@example.com`,
      }
      return saveRecordAs(walk, who, { operationId: 'saveRecipientContacts', body }, { trouble, isOlder })
    },
  }),
  writeKind('save-data', {
    weight: 3,
    details: { who: families, informativeConsent: boolean(), isOlder: boolean() },
    say: ({ who, informativeConsent, isOlder }) =>
      `family ${who} saves its data${fromPage(isOlder)}, ${informativeConsent ? 'sharing' : 'not sharing'} the contact`,
    take: (walk, { who, informativeConsent, isOlder, trouble }) => {
      const body = {
        patient: { title: '', firstName: 'Tomáš', lastName: 'Pacient', birthMonth: 5, birthYear: 2020 },
        account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
        housingType: 'house',
        householdMembers: 4,
        informativeConsent,
        lifeStory: 'Tomášek má **šest let**.',
      }
      return saveRecordAs(walk, who, { operationId: 'saveRecipientData', body }, { trouble, isOlder })
    },
  }),
  stepKind('read-record', {
    details: { who: families },
    say: ({ who }) => `family ${who} reads its record`,
    take: (walk, { who }) => callAs(walk, who, readProfile),
  }),
]
