import { expect, test } from 'vitest'
import { operationOf, readContract } from '../contract.ts'
import { type Interaction, recordedCalls } from '../pact-file.ts'
import { pointerTo } from './contract-place.ts'
import type { Difference } from './difference.ts'

const contract = readContract()
const interactions = recordedCalls()
const find = (description: string) => interactions.find((one) => one.description === description) as Interaction
const place = (description: string, difference: Difference) => {
  const interaction = find(description)
  return pointerTo(contract, operationOf(contract, interaction), interaction.response, difference)
}

test('a difference is mapped to its place in the contract', () => {
  const value = { kind: 'value', expected: 1, received: 2 } as const
  expect(place('sign in by e-mail', { ...value, place: 'response.profile.gender' })).toBe(
    '#/components/schemas/Profile/properties/gender',
  )
  expect(place('sign in by e-mail', { ...value, place: 'response.profile_full.Documents[0].Created' })).toMatch(
    /^#\/components\/schemas\/\w+\/properties\/Created$/,
  )
  expect(place('rate again too early', { ...value, place: 'error' })).toBe(
    '#/components/schemas/VoteLocked/properties/error',
  )
  expect(place('rate again too early', { ...value, place: '' })).toBe('#/components/schemas/VoteLocked')
  expect(place('list families', { ...value, place: 'response.families[0]' })).toMatch(/\/properties\/families\/items$/)
  for (const description of ['sign in by e-mail', 'read the profile'])
    expect(place(description, { kind: 'extra', place: 'response.profile.role' })).toBe('#/components/schemas/Profile')
  expect(place('rate', { kind: 'status', expected: 200, received: 500 })).toBe('#/paths/~1nps/post/responses/200')
  expect(place('rate', { kind: 'absent', received: 404 })).toBe('#/paths/~1nps/post')
})

test('every interaction has one operation, and every operation has its rules', () => {
  const called = new Set(interactions.map((interaction) => operationOf(contract, interaction).id))
  expect(called.size).toBe(contract.operations.length)
  expect(contract.operations.filter(({ rules }) => !rules.startsWith('rule')).map(({ tag }) => tag)).toEqual([])
})
