import { expect, test } from 'vitest'
import type { FamilyMember } from '#web/shared/api/wire.ts'
import { type Missing, missingOf } from './missing-data.ts'

const born = { BirthMonth: 2, BirthYear: 2017 }
const someone = (traits: Partial<FamilyMember>): FamilyMember => ({
  Id: 'member-1',
  Name: 'Anna Svobodová',
  Relation: 'sibling',
  Gender: 'F',
  IsMainContact: false,
  IsMissingData: true,
  ...traits,
})

test.each<[string, Partial<FamilyMember>, Missing | undefined]>([
  ['with complete data lacks nothing', { ...born, IsMissingData: false }, undefined],
  ['without a birth lacks the month and the year', {}, 'birth'],
  ['with the year alone lacks the month', { BirthYear: 2017 }, 'birthMonth'],
  ['with the month alone lacks the year', { BirthMonth: 2 }, 'birthYear'],
  ['who is an emergency contact lacks the phone', { Relation: 'emergency-contact' }, 'phone'],
  ['lacks unknown data if the foundation requires more than the form has', born, 'unknown'],
])('a person %s', (_, traits, missing) => {
  expect(missingOf(someone(traits))).toBe(missing)
})
