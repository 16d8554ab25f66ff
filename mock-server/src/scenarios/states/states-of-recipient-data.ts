import type { FamilyMember, HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { MAX_MEMBERS } from '../../resources/family-member/save-family-member.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { prague } from '../people/build-donor.ts'
import { family } from '../people/build-recipient.ts'

const FAMILY = { personId: 'p-2000001', scope: 'recipient' } as const
const LOCKED = { personId: 'p-2000010', scope: 'recipient' } as const

const recipient = (personId: string): Recipient => {
  const person = defaultScenario.state.people.get(personId)
  if (person?.kind !== 'recipient') throw new Error(`${personId} is no recipient of the default scenario`)
  return person
}

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
const removalRequested = (): ProviderStateSetup => {
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

/** Operations on a family's own record: states that a plain request does not reach. */
export const statesOfRecipientData: ProviderStates = {
  'a recipient whose account is locked around a payout': {
    needs: 'A family whose account is read-only because a payout is near, with a member, a photo and a document.',
    setUp: locked,
  },
  'a recipient whose family member is being removed': {
    needs: 'A family with a member who waits for the foundation to be removed.',
    setUp: removalRequested,
  },
  'a recipient with as many family members as there may be': {
    needs: 'A family with the largest number of members.',
    setUp: full,
  },
}
