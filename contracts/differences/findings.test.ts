import { expect, test } from 'vitest'
import { operationOf, readContract } from '../contract.ts'
import { type Interaction, recordedCalls } from '../pact-file.ts'
import { findingsOfCalls } from '../provider/run/verified-call.ts'
import type { Difference } from './difference.ts'

const contract = readContract()
const interactions = recordedCalls()
const ofOperation = (path: string) => interactions.filter(({ request }) => request.path === path)
const findings = (from: readonly Interaction[], ...differences: Difference[]) =>
  findingsOfCalls(
    contract,
    from.map((interaction) => ({ interaction, differences })),
  )
const operationsOf = (from: readonly Interaction[]) => [...new Set(from.map((one) => operationOf(contract, one).id))]

const success = { status: 200, code: 200, error: undefined }
const uidMismatch = { status: 403, code: 403, error: 'uid-mismatch' }
test.each<[what: string, difference: Difference, title: string]>([
  ['an HTML page', { kind: 'broken', received: 502, mediaType: 'text/html' }, 'An HTML page instead of JSON'],
  ['a failure', { kind: 'broken', received: 500, mediaType: undefined }, 'The backend failed'],
  [
    'a teardown that fails',
    { kind: 'state', name: 'x', received: 'HTTP 404', action: 'teardown' },
    'A provider state cannot be torn down',
  ],
  ['a state without a token', { kind: 'lack', fields: ['token'] }, 'The provider state does not return token'],
  [
    'a missing check of the uid',
    { kind: 'outcome', expected: uidMismatch, received: success },
    'A success in place of the refusal "uid-mismatch"',
  ],
  [
    'a missing header',
    { kind: 'header', name: 'Retry-After', expected: '60', received: undefined },
    'The header Retry-After is missing',
  ],
  [
    'another content type',
    { kind: 'media-type', expected: 'application/json', received: 'text/json' },
    'The body has another type',
  ],
  [
    'an opaque token',
    { kind: 'token', field: undefined, problem: 'opaque', received: 'a token that cannot be decoded' },
    'The token is not a JWT',
  ],
])('%s is one finding for all operations', (_what, difference, title) => {
  const calls = [...ofOperation('/login'), ...ofOperation('/userProfile'), ...ofOperation('/nps')]
  const found = findings(calls, difference)
  expect(found).toMatchObject([{ title, operations: operationsOf(calls) }])
  expect(found[0]?.calls.length).toBe(calls.length)
})

test('a field of a shared schema is one finding for all operations that answer with it', () => {
  const signIns = interactions.filter(({ description }) =>
    ['sign in by e-mail', 'confirm the processing of personal data'].includes(description),
  )
  const missing = (interaction: Interaction, place: string) => ({
    interaction,
    differences: [{ kind: 'missing', place, fields: ['gender'] } satisfies Difference],
  })
  const profile = ofOperation('/userProfile').filter(({ description }) => description === 'read the profile')
  const found = findingsOfCalls(contract, [
    ...signIns.slice(0, 1).map((one) => missing(one, 'response.profile')),
    ...profile.map((one) => missing(one, 'response.profile')),
  ])
  expect(found).toMatchObject([{ operations: ['logIn', 'getUserProfile'] }])
})

test('states that cannot be set up for the same reason are one finding', () => {
  const calls = ofOperation('/nps').map((interaction) => {
    const name = interaction.providerStates?.[0]?.name ?? ''
    const received = `The state "${name}" could not be set up: HTTP 404 unknown state ${name}`
    return { interaction, differences: [{ kind: 'state', name, received, action: 'setup' } satisfies Difference] }
  })
  expect(findingsOfCalls(contract, calls)).toMatchObject([{ title: 'A provider state cannot be set up' }])
})

test.each<[what: string, difference: Difference]>([
  ['a field of the envelope', { kind: 'extra', place: 'timestamp' }],
  ['error_code as text', { kind: 'type', place: 'error_code', expected: 200, received: '200' }],
  ['a whole number with decimals', { kind: 'decimals', place: 'response.amount', received: '500.0' }],
])('%s is one finding in all operations', (_what, difference) => {
  expect(findings([...ofOperation('/nps'), ...ofOperation('/login')], difference)).toHaveLength(1)
})

test('HTTP 200 for everything is one finding, and HTTP 201 for a success another', () => {
  expect(
    findingsOfCalls(
      contract,
      ofOperation('/nps').map((interaction, nth) => ({
        interaction,
        differences: [{ kind: 'status', expected: 400 + nth, received: 200 }],
      })),
    ),
  ).toHaveLength(1)
  expect(findings(ofOperation('/nps'), { kind: 'status', expected: 200, received: 201 })).toMatchObject([
    { title: 'A success has another HTTP status than 200' },
  ])
})

test('the worst finding comes first: a call that had to be refused, then what affects most operations', () => {
  const [login] = ofOperation('/login')
  const all = [...ofOperation('/userProfile'), ...ofOperation('/nps')]
  const failed = [
    ...all.map((interaction) => ({
      interaction,
      differences: [
        { kind: 'header', name: 'Retry-After', expected: '60', received: undefined },
        { kind: 'no-envelope', expected: success, received: 401 },
      ] satisfies Difference[],
    })),
    ...(login
      ? [
          {
            interaction: login,
            differences: [
              { kind: 'no-envelope', expected: success, received: 400 },
              { kind: 'outcome', expected: uidMismatch, received: success },
            ] satisfies Difference[],
          },
        ]
      : []),
  ]
  expect(findingsOfCalls(contract, failed).map(({ title }) => title)).toEqual([
    'A success in place of the refusal "uid-mismatch"',
    'A body without error_code, by HTTP 401',
    'A body without error_code, by HTTP 400',
    'The header Retry-After is missing',
  ])
})

test('a header is reported as an example where the contract accepts any value of its kind', () => {
  const overloaded = ofOperation('/login').filter(({ response }) => response.status === 429)
  const [finding] = findings(overloaded, { kind: 'header', name: 'Retry-After', expected: '60', received: undefined })
  expect(finding?.expected).toBe('the header Retry-After, for example "60"')
})
