import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily, aMember, memberInput } from '../../testing/families.ts'
import { at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { addFamilyMember, MAX_MEMBERS, type MemberInput, saveFamilyMember } from './save-family-member.rules.ts'

const family = aFamily()
const sister = memberInput(aMember())
const contact = { ...sister, relation: 'emergency-contact', birthYear: null, birthMonth: null } as const
const found = (recipient: Recipient, memberId: string) => {
  const member = recipient.familyMembers.find(({ id }) => id === memberId)
  if (!member) throw new Error(`${memberId} is gone`)
  return member
}
const add = (given: Partial<MemberInput> = {}, recipient = family) => {
  const decided = addFamilyMember(recipient, { ...sister, ...given }, { now: NOW, random: fixedRandom() })
  return { ...decided, family: after(aWorld([recipient]), decided.changes).people.get(recipient.personId) as Recipient }
}
const save = (memberId: string, given: Partial<MemberInput>, recipient = family, now = NOW) => {
  const known = recipient.familyMembers.find(({ id }) => id === memberId) ?? aMember()
  const decided = saveFamilyMember(recipient, memberId, { ...memberInput(known), ...given }, now)
  return { ...decided, family: after(aWorld([recipient]), decided.changes).people.get(recipient.personId) as Recipient }
}

describe('a new family member', () => {
  test('is added at the end, has a unique id, and is not the main contact', () => {
    const { family: grown } = add({ name: 'Eliška Svobodová' })
    expect(grown.familyMembers.slice(0, -1)).toEqual(family.familyMembers)
    const id = 'member-id000000000000000001'
    expect(grown.familyMembers.at(-1)).toEqual({
      ...aMember({ id, name: 'Eliška Svobodová' }),
      isMainContact: false,
      removal: null,
    })
  })

  test('is refused after the fiftieth', () => {
    const members = Array.from({ length: MAX_MEMBERS - 1 }, (_, n) => aMember({ id: `member-${n}` }))
    const full = add({}, aFamily({ familyMembers: members }))
    expect(full.family.familyMembers).toHaveLength(50)
    expect(add({}, full.family)).toMatchObject({ result: { kind: 'refused', error: 'limit-reached' }, changes: [] })
  })
})

describe('the birth of a family member', () => {
  test.each([
    [
      'without month and year',
      { birthMonth: null, birthYear: null },
      { birthMonth: 'required', birthYear: 'required' },
    ],
    ['without the year', { birthYear: null }, { birthYear: 'required' }],
    ['without the month', { birthMonth: null }, { birthMonth: 'required' }],
    ['an emergency contact without a phone', contact, { phone: 'required' }],
    ['an emergency contact with spaces for a phone', { ...contact, phone: '  ' }, { phone: 'required' }],
  ])('%s is refused', (_, given, fields) => {
    const want = { result: { kind: 'faulty', error: 'family-member-refused', fields }, changes: [] }
    expect(add(given)).toMatchObject(want)
    expect(save('member-4', given)).toMatchObject(want)
  })

  test('is not required of an emergency contact with a phone', () => {
    expect(add({ ...contact, phone: '+420602000299' }).result.kind).toBe('saved')
    expect(save('member-4', { ...contact, phone: '+420602000299' }).result.kind).toBe('saved')
  })

  test('is not in the future', () => {
    const december = { birthYear: 2026, birthMonth: 12 }
    const want = { kind: 'faulty', error: 'month-in-future', fields: { birthMonth: 'future' } }
    expect(add(december).result).toEqual(want)
    expect(save('member-4', december).result).toEqual(want)
    expect(add({ birthYear: 2026, birthMonth: 11 }).result.kind).toBe('saved')
    expect(save('member-4', december, family, at('2026-12-01T00:00:00+01:00')).result.kind).toBe('saved')
    expect(add({ ...contact, phone: '+420602000299', birthYear: 2027 }).result).toMatchObject({
      error: 'month-in-future',
      fields: { birthYear: 'future' },
    })
  })
})

describe('a saved family member', () => {
  test('has all fields of the form', () => {
    const input: MemberInput = { ...sister, name: 'Anna Malá', email: 'a@example.com', occupation: '', hobbies: '' }
    const { family: saved } = save('member-4', input)
    expect(saved.familyMembers[2]).toEqual({ ...aMember(), ...input })
    expect(saved.familyMembers.slice(0, 2)).toEqual(family.familyMembers.slice(0, 2))
  })

  test.each(['member-9', '', '__proto__', 'constructor', 'member-1 '])('is not found as %j', (memberId) =>
    expect(saveFamilyMember(family, memberId, sister, NOW)).toMatchObject({
      result: { kind: 'refused', error: 'member-not-found' },
      changes: [],
    }),
  )

  test('with a requested removal cannot change', () => {
    const removal = { requestedAt: NOW, reason: 'Bydlí jinde.' }
    const leaving = aFamily({ familyMembers: [aMember({ removal })] })
    expect(save('member-4', { name: 'Jiná' }, leaving)).toMatchObject({
      result: { kind: 'refused', error: 'removal-requested' },
      changes: [],
    })
  })
})

describe('the main contact', () => {
  test('can change everything but the birth, which opens the account', () => {
    const { family: saved } = save('member-1', { name: 'Petra Nová', phone: '', occupation: 'lékařka' })
    expect(saved.familyMembers[0]).toMatchObject({ name: 'Petra Nová', occupation: 'lékařka', isMainContact: true })
    for (const given of [{ birthMonth: 5 }, { birthYear: 1986 }])
      expect(save('member-1', given)).toMatchObject({
        result: { kind: 'refused', error: 'main-contact-fixed' },
        changes: [],
      })
  })

  test('keeps the birth if a form leaves it out', () => {
    const { family: saved } = save('member-1', { name: 'Petra Nová', birthMonth: null, birthYear: null })
    expect(found(saved, 'member-1')).toMatchObject({ name: 'Petra Nová', birthYear: 1985, birthMonth: 4 })
  })

  test('of an older record without a birth gets the birth date that opens the account', () => {
    const [main] = family.familyMembers
    if (!main) throw new Error('nobody')
    const older = aFamily({ familyMembers: [{ ...main, birthYear: null, birthMonth: null }] })
    expect(save('member-1', { birthYear: 1985, birthMonth: 4 }, older).family.familyMembers).toEqual([main])
    expect(save('member-1', { birthYear: 1985, birthMonth: 5 }, older).result).toMatchObject({
      error: 'main-contact-fixed',
    })
  })
})
