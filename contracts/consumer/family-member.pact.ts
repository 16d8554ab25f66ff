import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  addFamilyMember,
  requestMemberRemoval,
  saveFamilyMember,
} from '#web/features/family-member/family-member-queries.ts'
import type { FamilyMemberRequest } from '#web/shared/api/wire.ts'
import { interaction, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { savedRecipient } from './person.ts'
import { badRequest, editingLocked, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { integer } = MatchersV3
const FAMILY = 'a signed-in recipient'
const memberId = 'member-4'
const leaving = 'a recipient whose family member is being removed'
const sister: FamilyMemberRequest = {
  name: 'Anna Svobodová',
  relation: 'sibling',
  gender: 'F',
  birthMonth: 2,
  birthYear: 2017,
}
const notYetBorn: FamilyMemberRequest = { ...sister, birthMonth: 12, birthYear: 2026 }
const nextMonth = { birthMonth: fromState('nextMonth', 12), birthYear: fromState('yearOfNextMonth', 2026) }
const unborn = refused(422, 'month-in-future', { fields: { birthMonth: 'future' } })
const withoutBirth: FamilyMemberRequest = { name: 'Anna Svobodová', relation: 'sibling', gender: 'F' }
const birthNeeded = refused(422, 'family-member-refused', { fields: { birthMonth: 'required', birthYear: 'required' } })
const notFound = refused(404, 'member-not-found')
const secondPatient = refused(422, 'family-member-refused', { fields: { relation: 'second-patient' } })
const fixed = refused(409, 'main-contact-fixed')
const removing = refused(409, 'removal-requested')

describe('addFamilyMember', () => {
  const key = 'pact-member-0001'
  const adding = (request: FamilyMemberRequest) =>
    ({ body: request, call: (api) => addFamilyMember(api, request, key) }) satisfies Partial<PortalCall>
  const add: PortalCall = {
    operation: 'add a family member',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    path: '/familyMembers',
    headers: { 'Idempotency-Key': key },
    ...adding(sister),
  }

  interaction(add, FAMILY, ok(savedRecipient))
  interaction(
    { ...add, ...adding(withoutBirth), operation: 'add a family member without a birth date' },
    FAMILY,
    birthNeeded,
  )
  interaction(
    {
      ...add,
      ...adding(notYetBorn),
      body: { ...sister, ...nextMonth },
      operation: 'add a family member born next month',
    },
    FAMILY,
    unborn,
  )
  interaction(
    { ...add, ...adding({ ...sister, relation: 'patient' }), operation: 'add a second patient' },
    FAMILY,
    secondPatient,
  )
  interaction(
    { ...add, operation: 'add one family member too many' },
    'a recipient with as many family members as there may be',
    refused(409, 'limit-reached', { limit: integer(50) }),
  )
  editingLocked(add)
  badRequest({ ...add, ...adding({ ...sister, birthMonth: 13 }) }, 'a thirteenth month', 'birthMonth')
  keyReused(add, 'addFamilyMember')
  generalRefusals(add, 'a signed-in donor')
})

describe('saveFamilyMember', () => {
  const key = 'pact-member-0002'
  const saving = (id: string, request: FamilyMemberRequest = sister) =>
    ({
      path: id === UNKNOWN ? `/familyMembers/${id}` : statePath(id, '/familyMembers', memberId),
      body: request,
      call: (api) => saveFamilyMember(api, id === UNKNOWN ? id : memberId, request, key),
    }) satisfies Partial<PortalCall>
  const save: PortalCall = {
    operation: 'save a family member',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    ...saving('memberId'),
  }

  interaction(save, FAMILY, ok(savedRecipient))
  for (const [what, sent, answers] of [
    ['a family member without a birth date', saving('memberId', withoutBirth), birthNeeded],
    [
      'a family member born next month',
      { ...saving('memberId', notYetBorn), body: { ...sister, ...nextMonth } },
      unborn,
    ],
    ['a second patient', saving('memberId', { ...sister, relation: 'patient' }), secondPatient],
    ['a family member who is not theirs', saving(UNKNOWN), notFound],
    ['another birth of the main contact', saving('mainContactId'), fixed],
  ] as const) {
    interaction({ ...save, ...sent, operation: `save ${what}` }, FAMILY, answers)
  }
  interaction({ ...save, operation: 'save a family member who is being removed' }, leaving, removing)
  editingLocked({ ...save, ...saving('memberId') })
  badRequest({ ...save, ...saving('memberId', { ...sister, birthMonth: 13 }) }, 'a thirteenth month', 'birthMonth')
  keyReused(save, 'saveFamilyMember')
  generalRefusals(save, 'a signed-in donor')
})

describe('requestMemberRemoval', () => {
  const key = 'pact-member-0003'
  const withBody = (id: string, reason = 'Dcera bydlí jinde.') =>
    ({
      path: id === UNKNOWN ? `/familyMembers/${id}/removal` : statePath(id, '/familyMembers', memberId, '/removal'),
      body: { reason },
      call: (api) => requestMemberRemoval(api, id === UNKNOWN ? id : memberId, { reason }, key),
    }) satisfies Partial<PortalCall>
  const request: PortalCall = {
    operation: 'ask to remove a family member',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    ...withBody('memberId'),
  }

  interaction(request, FAMILY, ok(savedRecipient))
  for (const [what, sent, answers] of [
    ['a family member who is not theirs', withBody(UNKNOWN), notFound],
    ['the main contact', withBody('mainContactId'), fixed],
    ['the only patient', withBody('patientId'), refused(409, 'patient-fixed')],
  ] as const) {
    interaction({ ...request, ...sent, operation: `ask to remove ${what}` }, FAMILY, answers)
  }
  interaction({ ...request, operation: 'ask again to remove a family member' }, leaving, removing)
  editingLocked({ ...request, ...withBody('memberId') })
  badRequest({ ...request, ...withBody('memberId', ' ') }, 'no reason', 'reason')
  keyReused(request, 'requestMemberRemoval')
  generalRefusals(request, 'a signed-in donor')
})
