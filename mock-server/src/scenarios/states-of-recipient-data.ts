import type { FamilyMember, HandedDocument, Recipient } from '../domain/state/recipient.ts'
import { MAX_MEMBERS } from '../resources/family-member/save-family-member.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { prague } from './build-donor.ts'
import { family } from './build-recipient.ts'
import { defaultScenario } from './default-scenario.ts'
import { keyUsed } from './states-of-keys.ts'

const FAMILY = { personId: 'p-2000001', scope: 'recipient' } as const
const LOCKED = { personId: 'p-2000010', scope: 'recipient' } as const

const recipient = (personId: string): Recipient => {
  const person = defaultScenario.state.people[personId]
  if (person?.kind !== 'recipient') throw new Error(`${personId} is no recipient of the default scenario`)
  return person
}

const bySvobodovi = (operationId: string, key: string): ProviderStateSetup => ({
  ...keyUsed(operationId, key, { error_code: 200, response: { savedAt: '2026-11-10T09:00:00.000Z' } }, FAMILY.personId),
  person: FAMILY,
})

const withMembers = (familyMembers: readonly FamilyMember[]): ProviderStateSetup => ({
  person: FAMILY,
  changes: [{ path: ['people', FAMILY.personId, 'familyMembers'], value: familyMembers }],
})

const HANDED: HandedDocument = {
  id: 'hdoc-state-1',
  type: 'study-confirmation',
  name: 'potvrzeni-o-studiu.pdf',
  size: 48_213,
  mediaType: 'application/pdf',
  uploadedAt: prague('2026-11-09T17:20'),
  issuedOn: '2026-11-03',
  acceptedAt: null,
  fromRenewal: false,
}

/** 2000010, whose lock moves with the clock; with one of everything that is editable at another time. */
const locked = (): ProviderStateSetup => ({
  person: LOCKED,
  changes: [{ path: ['people', LOCKED.personId, 'handedDocuments'], value: [HANDED] }],
  values: { memberId: 'member-2', photoId: 'pho-lake', documentId: HANDED.id },
})

const LEAVING = 'member-4'
const removalAsked = (): ProviderStateSetup => {
  const removal = { requestedAt: prague('2026-11-09T20:15'), reason: 'Dcera bydlí u\u00a0prarodičů.' }
  const members = recipient(FAMILY.personId).familyMembers
  return {
    ...withMembers(members.map((member) => (member.id === LEAVING ? { ...member, removal } : member))),
    values: { memberId: LEAVING },
  }
}

const full = (): ProviderStateSetup => {
  const members = recipient(FAMILY.personId).familyMembers
  const others = Array.from({ length: MAX_MEMBERS - members.length }, (_, n) => ({ name: `Sourozenec ${n + 1}` }))
  return withMembers(family(...members, ...others))
}

/** Operations on a family's own record: states that a plain request does not reach, and the idempotency keys once used. */
export const statesOfRecipientData: ProviderStates = {
  'a recipient whose account is locked around a payout': locked,
  'data were saved with the key pact-data-0001': () => bySvobodovi('saveRecipientData', 'pact-data-0001'),
  'contacts were saved with the key pact-contacts-0001': () =>
    bySvobodovi('saveRecipientContacts', 'pact-contacts-0001'),
  'a family member was added with the key pact-member-0001': () => bySvobodovi('addFamilyMember', 'pact-member-0001'),
  'a family member was saved with the key pact-member-0002': () => bySvobodovi('saveFamilyMember', 'pact-member-0002'),
  'a removal of a family member was requested with the key pact-member-0003': () =>
    bySvobodovi('requestMemberRemoval', 'pact-member-0003'),
  'a recipient whose family member is being removed': removalAsked,
  'a recipient with as many family members as there may be': full,
}
