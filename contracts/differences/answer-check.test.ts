import { expect, test } from 'vitest'
import { type Node, operationOf, readContract } from '../contract.ts'
import { answerCheckOf } from './answer-check.ts'
import type { Difference } from './difference.ts'
import { describeDifference } from './difference-texts.ts'
import { withContract } from './without-echoes.ts'

const contract = readContract()
const check = answerCheckOf(contract)
const signIn = operationOf(contract, {
  description: 'sign in',
  request: { method: 'POST', path: '/login' },
  response: { status: 200 },
})
type Examples = Record<string, { value: Node }>
const answers = (contract.document.paths as Record<string, { post: Node }>)['/login']?.post.responses as Record<
  string,
  { content?: Record<string, { examples?: Examples }> }
>
const examples = answers['200']?.content?.['application/json']?.examples ?? {}

/** The example answer with some values replaced; undefined removes the field. */
function answerWith(places: Record<string, unknown>, example = 'angelNumber'): Node {
  const body = structuredClone(examples[example]?.value ?? {})
  for (const [place, value] of Object.entries(places)) {
    const steps = place.split('.')
    const name = steps.pop() ?? ''
    const parent = steps.reduce<Node>((at, step) => at[step] as Node, body)
    if (value === undefined) delete parent[name]
    else parent[name] = value
  }
  return body
}

test('null and additional fields are valid where the contract allows them', () => {
  const more = { 'response.profile.email': null, 'response.profile.avatar': '/photos/1.jpg' }
  expect(check(signIn, 200, answerWith(more))).toEqual([])
})

const full = 'response.profile_full'
test.each<[what: string, places: Record<string, unknown>, expected: string, received: string]>([
  [
    'a field that no client reads is missing',
    { 'response.profile.avatar': undefined },
    'the field response.profile.avatar',
    'an answer without it',
  ],
  ['a list is missing', { [`${full}.Images`]: undefined }, `the field ${full}.Images`, 'an answer without it'],
  ['a number is no text', { 'response.profile.email': 42 }, 'response.profile.email as text or null', '42'],
  [
    'a text is no e-mail',
    { 'response.profile.email': 'jana' },
    'response.profile.email of the format portal-email',
    '"jana"',
  ],
  ['a value of no list', { 'response.profile.gender': 7 }, 'response.profile.gender as one of 1, 2, -1', '7'],
  [
    'null where there is none',
    { 'response.profile.gender': null },
    'response.profile.gender as one of 1, 2, -1',
    'null',
  ],
  ['null for a text', { 'response.profile.displayName': null }, 'response.profile.displayName as text', 'null'],
  [
    'a word for a moment',
    { [`${full}.NPS.Date`]: 'yesterday' },
    `${full}.NPS.Date as a moment of ISO 8601, as 2026-11-10T09:00:00.000Z`,
    '"yesterday"',
  ],
  ['an item of a list', { [`${full}.Documents.0.Created`]: 2026 }, `${full}.Documents[0].Created as text`, '2026'],
  ['a field too many', { 'response.profile.Email': 'x' }, 'no field response.profile.Email', 'an answer with it'],
])('%s is reported once in a readable text', (_what, places, expected, received) => {
  const found = check(signIn, 200, answerWith(places))
  expect(found.map((one) => describeDifference(one))).toEqual([
    { title: expect.any(String), expected, received, advice: expect.stringMatching(/^[A-Z].+\.$/) },
  ])
})

test('an answer is validated against the alternative that it matches', () => {
  expect(check(signIn, 200, answerWith({ lockedUntil: undefined }, 'accountLocked'))).toEqual([
    { kind: 'missing', place: '', fields: ['lockedUntil'] },
  ])
})

test('a difference the pact reported is not repeated, and an answer with another outcome is not validated', () => {
  const missing: Difference = { kind: 'missing', place: 'response', fields: ['profile'] }
  const byPact: Difference = { kind: 'missing', place: 'response', fields: ['personId', 'profile'] }
  const other: Difference = { kind: 'contract', place: 'response.scope', expected: 'as text', received: 1 }
  expect(withContract([byPact], () => [missing, other])).toEqual([byPact, other])
  const refused: Difference = { kind: 'value', place: 'error', expected: 'vote-locked', received: 'locked' }
  expect(withContract([refused], () => [other])).toEqual([refused])
})
