import { expect, test } from 'vitest'
import { readContract } from '../contract.ts'
import { countNothing, Pairs } from '../differences/comparison-context.ts'
import { compareAnswers } from './compare-answers.ts'

import type { ScenarioStep } from './scenario-runner.ts'

type Json = { [name: string]: Json }

const contract = readContract()
const operation = contract.operations.find(({ id }) => id === 'getUserProfile')
const paths = contract.document.paths as Json
const examples = paths['/userProfile']?.get?.responses?.['200']?.content?.['application/json']?.examples ?? {}
const answered = (body: unknown): ScenarioStep => ({
  name: 'read the profile',
  operation,
  sent: '',
  result: {
    isAnswered: true,
    status: 200,
    mediaType: 'application/json',
    retryAfter: undefined,
    clock: 0,
    content: 'json',
    body,
  },
})

const giving = { Since: '2024-03-12', LastPayment: null, NextCharge: null, Years: [] }

/** Returns the differences of a provider with its own people, whose profile is the mock's except at one place. */
function differencesAt(place: string, value: unknown) {
  const [mock] = Object.values(examples).map((example) => example.value)
  Object.assign(mock?.response?.profile_full ?? {}, { Giving: giving })
  const provider = structuredClone(mock) as Json
  const steps = ['response', ...place.split('.')]
  const name = steps.pop() ?? ''
  const parent = steps.reduce<Json>((at, step) => at[step] as Json, provider)
  parent[name] = value as Json
  const against = {
    contract,
    pairs: new Pairs(),
    counted: countNothing(),
    sameData: false,
    isExact: () => false,
  }
  return compareAnswers(against, answered(mock), answered(provider))
}

test.each(['profile.displayName', 'profile.gender', 'profile_full.Documents', 'profile_full.DonorStatus.Id'])(
  'null at %s, where the contract does not allow it, is reported',
  (place) => {
    expect(differencesAt(place, null)).toMatchObject([{ kind: 'contract', place: `response.${place}`, received: null }])
  },
)

test.each([
  'profile.email',
  'profile.avatar',
  'profile_full.PreviousLogin',
  'profile_full.Giving.Since',
  'profile_full.DonorStatus',
])('null at %s, where the contract allows it, is not reported', (place) => {
  expect(differencesAt(place, null)).toEqual([])
})

test('a value outside a closed list is reported with the list, other data are not', () => {
  expect(differencesAt('profile.gender', 7)).toMatchObject([
    { kind: 'contract', place: 'response.profile.gender', expected: 'as one of 1, 2, -1' },
  ])
  expect(differencesAt('profile.gender', 1)).toEqual([])
  expect(differencesAt('profile_full.IsCorporateAccount', true)).toEqual([])
})
