import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aFamily, aMember } from '../../testing/families.ts'
import { at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { dueEvents } from '../due-events.ts'
import { triggers } from '../triggers.ts'
import { requestMemberRemoval } from './member-removal.rules.ts'

/** A family in which only the main contact cannot be removed. */
const family = aFamily({ familyMembers: aFamily().familyMembers.map((one) => ({ ...one, relation: 'sibling' })) })
const world = aWorld([family])
const familyIn = (state: WorldState) => state.people.get(family.personId) as Recipient
const ids = (state: WorldState) => familyIn(state).familyMembers.map(({ id }) => id)
const reason = 'Dcera se odstěhovala.'
const requestRemoval = (memberId: string, state = world, now = NOW) => {
  const decided = requestMemberRemoval(familyIn(state), { memberId, reason }, now)
  return { ...decided, state: after(state, decided.changes) }
}

describe('the removal of a family member', () => {
  test('is a request with a reason; the member stays in the record', () => {
    const { result, state } = requestRemoval('member-4')
    expect(familyIn(state).familyMembers[2]).toEqual(aMember({ removal: { requestedAt: NOW, reason } }))
    expect(result).toEqual({ kind: 'saved', recipient: familyIn(state) })
  })

  test.each([
    ['of the main contact', 'member-1', 'main-contact-fixed'],
    ['of an unknown member', 'member-9', 'member-not-found'],
    ['of __proto__', '__proto__', 'member-not-found'],
  ])('%s is refused', (_, memberId, error) =>
    expect(requestRemoval(memberId)).toMatchObject({ result: { kind: 'refused', error }, changes: [] }),
  )

  test('of the only patient is refused, of one of two patients it is not', () => {
    const withPatient = aFamily()
    const patient = withPatient.familyMembers.find(({ relation }) => relation === 'patient')
    const ofPatient = (familyMembers: Recipient['familyMembers']) =>
      requestMemberRemoval({ ...withPatient, familyMembers }, { memberId: patient?.id ?? '', reason }, NOW).result
    expect(ofPatient(withPatient.familyMembers)).toEqual({ kind: 'refused', error: 'patient-fixed' })
    const second = aMember({ id: 'member-5', relation: 'patient' })
    expect(ofPatient([...withPatient.familyMembers, second])).toMatchObject({ kind: 'saved' })
  })

  test('is requested once', () =>
    expect(requestRemoval('member-4', requestRemoval('member-4').state)).toMatchObject({
      result: { kind: 'refused', error: 'removal-requested' },
      changes: [],
    }))
})

describe('the foundation', () => {
  const processing = (state: WorldState, now = NOW) =>
    [...dueEvents(state, now)].filter(({ kind }) => kind === 'person-deletion-processed')

  test.each([
    ['Tuesday', '2026-11-10T10:00:00+01:00', '2026-11-13T10:00:00+01:00'],
    ['Thursday before a holiday on Tuesday', '2026-11-12T23:59:59.999+01:00', '2026-11-18T10:00:00+01:00'],
    ['Friday, a second later', '2026-11-13T00:00:00+01:00', '2026-11-19T10:00:00+01:00'],
    ['Saturday', '2026-11-14T12:00:00+01:00', '2026-11-19T10:00:00+01:00'],
    ['Thursday before Easter and summer time', '2027-03-25T12:00:00+01:00', '2027-04-01T10:00:00+02:00'],
  ])('processes a request of %s on the third working day at 10:00 in Prague', (_, requestedAt, want) => {
    const [event, ...others] = processing(requestRemoval('member-4', world, at(requestedAt)).state, at(requestedAt))
    expect(others).toEqual([])
    expect(event && toIsoString(event.at)).toBe(toIsoString(at(want)))
    expect(event?.subject).toBe(family.personId)
  })

  test('then removes the member, and no event remains', () => {
    const { state } = requestRemoval('member-2', requestRemoval('member-4').state)
    const [first] = processing(state)
    const outcome = first?.apply?.(state, { now: first.at, random: fixedRandom(), worldId: 'w' })
    const later = after(state, outcome?.changes ?? [])
    expect(ids(later)).toEqual(['member-1', 'member-4'])
    expect(processing(later)).toHaveLength(1)
    expect(processing(world)).toEqual([])
  })
})

describe('the trigger person-deletion-processed', () => {
  const pull = (state: WorldState, detail: object = {}) => {
    const input = { kind: 'person-deletion-processed', person: '2000001', ...detail }
    const outcome = triggers['person-deletion-processed']?.(state, input, {
      now: NOW,
      random: fixedRandom(),
      worldId: 'w',
    })
    if (!outcome) throw new Error('no such trigger')
    return 'refused' in outcome ? outcome.refused : { ...outcome, ids: ids(after(state, outcome.changes)) }
  }
  const { state: both } = requestRemoval('member-2', requestRemoval('member-4').state)

  test('removes all members with a request, at once', () =>
    expect(pull(both)).toMatchObject({
      ids: ['member-1'],
      subject: 'p-2000001',
      summary: '2 family members were removed.',
    }))
  test('removes the named member', () =>
    expect(pull(both, { memberId: 'member-2' })).toMatchObject({
      ids: ['member-1', 'member-4'],
      summary: 'The family member was removed.',
    }))
  test('fails if there is no request', () => {
    expect(pull(world)).toBe('No removal of a family member was requested.')
    expect(pull(both, { memberId: 'member-1' })).toMatch(/names no family member/)
    expect(pull(both, { memberId: 7 })).toMatch(/names no family member/)
    expect(pull(both, { person: '10000001' })).toBe('10000001 is no recipient of this world.')
  })
})
