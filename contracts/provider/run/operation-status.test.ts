import { expect, test } from 'vitest'
import { operationOf, readContract } from '../../contract.ts'
import type { ProviderAnswer } from '../../differences/answer.ts'
import { readPacts } from '../../pact-file.ts'
import { isAbsent, readStatus } from './operation-status.ts'
import type { VerifiedCall } from './verified-call.ts'

const contract = readContract()
const interaction = readPacts(`${import.meta.dirname}/../../pacts`)
  .flatMap((pact) => pact.interactions)
  .find(({ request }) => request.method === 'GET' && request.path === '/nps')
if (!interaction) throw new Error('The pacts have no GET /nps')
const operation = operationOf(contract, interaction)

const answer = (status: number, body: unknown, mediaType = 'application/json'): ProviderAnswer => ({
  status,
  mediaType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const call = (given: ProviderAnswer | undefined, differences: VerifiedCall['differences']): VerifiedCall => ({
  interaction,
  differences,
  ...(given && { answer: given }),
})
const failure: VerifiedCall['differences'] = [{ kind: 'absent', received: 404 }]
const unknownState: VerifiedCall['differences'] = [{ kind: 'state', name: 'x', received: 'HTTP 404', action: 'setup' }]
const tokenMissing = call(answer(401, { error_code: 401, error: 'token-missing' }), [])
const overloaded = call(answer(429, { error_code: 429, error: 'rate-limited' }), [])
const notFound = call(answer(404, '<h1>', 'text/html'), failure)
const success = call(answer(200, { error_code: 200, response: {} }), [])

test.each<[what: string, given: ProviderAnswer]>([
  ['an HTML page by HTTP 404', answer(404, '<h1>Not found</h1>', 'text/html')],
  ['an HTML page by HTTP 200', answer(200, '<div id="app">', 'text/html; charset=utf-8')],
  ['HTTP 405 with JSON', answer(405, { message: 'Method not allowed' })],
  ['HTTP 501', answer(501, '')],
  ['HTTP 404 with an envelope of an unknown path', answer(404, { error_code: 404, error: 'unknown-path' })],
  ['HTTP 200 with an envelope of an unknown path', answer(200, { error_code: 404, error: 'unknown-path' })],
])('%s says that nothing is at the address', (_what, given) => {
  expect(isAbsent(contract, operation, given)).toBe(true)
})

test.each<[what: string, given: ProviderAnswer]>([
  ['HTTP 404 with a refusal of the operation', answer(404, { error_code: 404, error: 'rating-link-not-found' })],
  ['an HTML page by HTTP 502', answer(502, '<h1>Bad gateway</h1>', 'text/html')],
  ['a body without the envelope', answer(200, { Value: 9 })],
  ['JSON with the media type of HTML', answer(200, { error_code: 200, response: {} }, 'text/html')],
  ['a success', answer(200, { error_code: 200, response: {} })],
])('%s does not say that nothing is at the address', (_what, given) => {
  expect(isAbsent(contract, operation, given)).toBe(false)
})

const counts = (calls: VerifiedCall[]) => {
  const { status, passed, failed, notBuilt, noState } = readStatus(contract, operation, calls)
  return [status, passed.length, failed.length, notBuilt.length, noState.length]
}

test('refusals that come before every operation do not make an operation built', () => {
  expect(counts([notFound, tokenMissing, overloaded])).toEqual(['not built', 0, 0, 3, 0])
})

test('a built operation counts the same refusals as passed', () => {
  expect(counts([success, notFound, tokenMissing])).toEqual(['failing', 2, 1, 0, 0])
  expect(counts([success, tokenMissing])).toEqual(['passing', 2, 0, 0, 0])
})

test('a refusal of its own with a wrong HTTP status makes an operation built', () => {
  const refused = call(answer(404, { error_code: 404, error: 'rating-link-not-found' }), failure)
  expect(counts([refused, tokenMissing])).toEqual(['failing', 1, 1, 0, 0])
})

test('an operation without a state for any call that shows it has no state', () => {
  expect(counts([call(undefined, unknownState), tokenMissing])).toEqual(['no state', 0, 0, 0, 2])
})

test('an operation that answers only by failures of the server is failing, and passes prove nothing', () => {
  const broken = call(answer(502, '<h1>', 'text/html'), [{ kind: 'broken', received: 502, mediaType: 'text/html' }])
  expect(counts([call(undefined, unknownState), broken, overloaded])).toEqual(['failing', 0, 2, 1, 0])
})

test('a recorded session of one refusal passes', () => {
  expect(counts([tokenMissing])).toEqual(['passing', 1, 0, 0, 0])
})
