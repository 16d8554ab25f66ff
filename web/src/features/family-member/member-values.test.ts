import { describe, expect, test } from 'vitest'
import { composeMember, memberCodes } from './member-values.ts'

const now = Date.parse('2026-11-10T09:00:00Z')
const codesOf = (values: Record<string, unknown>, isMainContact = false) => memberCodes(values, { isMainContact, now })

test("a member's texts are trimmed and the phone has the format of the contract", () => {
  const typed = { name: ' Anna Svobodová ', relation: 'sibling', phone: '602 000 301', hobbies: ' plavání' }
  expect(composeMember(typed)).toEqual({
    name: 'Anna Svobodová',
    relation: 'sibling',
    phone: '+420602000301',
    hobbies: 'plavání',
  })
})

test('an empty phone of a member is omitted, which clears it', () => {
  expect(composeMember({ name: 'Anna', relation: 'sibling', gender: 'F' })).not.toHaveProperty('phone')
})

describe("a member's date of birth", () => {
  test('is required of everybody, both month and year', () => {
    expect(codesOf({ relation: 'sibling' })).toEqual({ birthMonth: 'required', birthYear: 'required' })
    expect(codesOf({ relation: 'sibling', birthYear: 2017 })).toEqual({ birthMonth: 'required' })
    expect(codesOf({ relation: 'sibling', birthYear: 2017, birthMonth: 2 })).toEqual({})
  })

  test('is not a field of the main contact, because it is part of the login', () => {
    expect(codesOf({ relation: 'parent' }, true)).toEqual({})
  })

  test('of an emergency contact may be empty, but not incomplete; the phone is required', () => {
    expect(codesOf({ relation: 'emergency-contact' })).toEqual({ phone: 'required' })
    expect(codesOf({ relation: 'emergency-contact', phone: '+420602000301' })).toEqual({})
    expect(codesOf({ relation: 'emergency-contact', phone: '+420602000301', birthMonth: 2 })).toEqual({
      birthYear: 'required',
    })
  })

  test.each([
    ['this month', 2026, 11, {}],
    ['the next month', 2026, 12, { birthMonth: 'future' }],
    ['the next year', 2027, 1, { birthYear: 'max' }],
    ['December of the past year', 2025, 12, {}],
  ])('in %s', (_, birthYear, birthMonth, codes) => {
    expect(codesOf({ relation: 'child', birthYear, birthMonth })).toEqual(codes)
  })

  test('in a month that has started in Prague and not yet in London', () => {
    const midnight = Date.parse('2026-11-30T23:30:00Z')
    const values = { relation: 'child', birthYear: 2026, birthMonth: 12 }
    expect(memberCodes(values, { isMainContact: false, now: midnight })).toEqual({})
  })
})
