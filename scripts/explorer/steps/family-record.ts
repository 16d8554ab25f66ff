import { boolean, nat, record } from 'fast-check'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles } from '../trouble.ts'
import { callAs, families, which, writeAs } from './actors.ts'
import { pull } from './triggers.ts'

const member = (name: string) => ({ name, relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2012 })
/** Members are counted within each family; the first is the main contact. */
const memberOf = (n: number): string => `member-${n + 1}`

export const familyRecord = [
  stepKind('add-member', {
    details: record({ who: families, n: which, trouble: troubles }),
    say: ({ who, trouble }) => `family ${who} adds a member${sayTrouble(trouble)}`,
    take: (walk, { who, n, trouble }) =>
      writeAs(
        walk,
        who,
        { operationId: 'addFamilyMember', method: 'POST', path: '/familyMembers', body: member(`Dítě ${n}`) },
        trouble,
      ),
  }),
  stepKind('save-member', {
    details: record({ who: families, n: nat({ max: 4 }), trouble: troubles }),
    say: ({ who, n, trouble }) => `family ${who} corrects ${memberOf(n)}${sayTrouble(trouble)}`,
    take: (walk, { who, n, trouble }) => {
      const call = { operationId: 'saveFamilyMember', method: 'POST', path: `/familyMembers/${memberOf(n)}` } as const
      return writeAs(walk, who, { ...call, body: member('Opravené Jméno') }, trouble)
    },
  }),
  stepKind('remove-member', {
    weight: 2,
    details: record({ who: families, n: nat({ max: 4 }), trouble: troubles }),
    say: ({ who, n, trouble }) => `family ${who} asks to remove ${memberOf(n)}${sayTrouble(trouble)}`,
    take: (walk, { who, n, trouble }) => {
      const path = `/familyMembers/${memberOf(n)}/removal`
      const body = { reason: 'Dcera bydlí jinde.' }
      return writeAs(walk, who, { operationId: 'requestMemberRemoval', method: 'POST', path, body }, trouble)
    },
  }),
  stepKind('process-member-removal', {
    details: record({ who: families }),
    say: ({ who }) => `the foundation removes the members that family ${who} asked for`,
    take: (walk, { who }) => pull(walk, 'person-deletion-processed', { person: who }),
  }),
  stepKind('save-contacts', {
    details: record({ who: families, n: nat({ max: 1 }), trouble: troubles }),
    say: ({ who, trouble }) => `family ${who} saves its contacts${sayTrouble(trouble)}`,
    take: (walk, { who, n, trouble }) => {
      const body = {
        caringPerson: { firstName: 'Pečující', lastName: `Osoba ${who}` },
        address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
        phone: `+42060${who}`,
        email: `rodina-${who}-${n}@example.com`,
      }
      return writeAs(
        walk,
        who,
        { operationId: 'saveRecipientContacts', method: 'POST', path: '/recipientContacts', body },
        trouble,
      )
    },
  }),
  stepKind('save-data', {
    weight: 3,
    details: record({ who: families, informativeConsent: boolean(), trouble: troubles }),
    say: ({ who, informativeConsent, trouble }) =>
      `family ${who} saves its data, ${informativeConsent ? 'sharing' : 'not sharing'} the contact${sayTrouble(trouble)}`,
    take: (walk, { who, informativeConsent, trouble }) => {
      const body = {
        patient: { title: '', firstName: 'Tomáš', lastName: 'Pacient', birthMonth: 5, birthYear: 2020 },
        account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
        housingType: 'house',
        householdMembers: 4,
        informativeConsent,
        lifeStory: 'Tomášek má **šest let**.',
      }
      return writeAs(
        walk,
        who,
        { operationId: 'saveRecipientData', method: 'POST', path: '/recipientData', body },
        trouble,
      )
    },
  }),
  stepKind('read-record', {
    details: record({ who: families }),
    say: ({ who }) => `family ${who} reads its record`,
    take: (walk, { who }) =>
      callAs(walk, who, {
        operationId: 'getRecipientProfile',
        method: 'GET',
        path: '/recipientProfile?t=2026-11-10T09:00:00.000Z',
      }),
  }),
]
