import { expect, test } from 'vitest'
import { outcomeIn, type ProviderAnswer } from '../../differences/answer.ts'
import { readPacts } from '../../pact-file.ts'
import { validateRun } from './validate-run.ts'

const [pact] = readPacts(`${import.meta.dirname}/../../pacts`)
if (!pact) throw new Error('There is no pact')

/** Validates a call that Pact accepted; `answer` is what the provider sent. */
function validate(description: string, answer: Omit<ProviderAnswer, 'mediaType'>) {
  const interactions = pact?.interactions.filter((one) => one.description === description) ?? []
  const accepted = interactions.map(({ providerStates = [] }) => ({
    description,
    providerStates: providerStates.map(({ name }) => name),
    result: 'OK',
  }))
  const [call] = validateRun(
    { consumer: { name: 'portal' }, provider: { name: 'provider' }, interactions },
    {
      reports: [JSON.stringify({ interactionResults: accepted })],
      results: { 0: { answer: { ...answer, mediaType: 'application/json' } } },
      endings: {},
    },
  )
  return call?.differences
}

const NOW = Date.parse('2026-11-10T09:00:00.000Z')
const rating = JSON.stringify({ error_code: 200, response: { Value: 9, Date: '2026-11-01T09:00:00.000Z' } })
const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const endingAt = (exp: number) => `${part({ alg: 'HS256' })}.${part({ exp })}.c2lnbmF0dXJl`

test('a list that is shorter than the provider state says is a difference', () => {
  const contributions = [{ month: '2026-10', amount: 500, paidOn: '2026-10-05' }]
  const body = JSON.stringify({ error_code: 200, response: { contributions } })
  const listOf = (contributionCount: number) => ({ status: 200, body, date: NOW, stateValues: { contributionCount } })
  expect(validate('list contributions', listOf(1))).toEqual([])
  expect(validate('list contributions', listOf(2))).toMatchObject([
    { kind: 'repeated', value: 'contributionCount', expected: 2, received: 1 },
  ])
})

test('an unusable token of the provider state is a difference of a call that the backend accepts', () => {
  const opaque = { status: 200, body: rating, date: NOW, stateToken: 'a1b2c3d4e5f6a1b2c3d4e5f6' }
  expect(validate('read the rating', opaque)).toMatchObject([{ kind: 'token', field: undefined, problem: 'opaque' }])
  expect(validate('read the rating', { ...opaque, stateToken: endingAt(NOW / 1000 + 60) })).toEqual([])
})

test('the time of a token is that of the answer, not of this machine', () => {
  const answer = { status: 200, body: rating, date: NOW, stateToken: endingAt(NOW / 1000 + 1) }
  expect(validate('read the rating', answer)).toEqual([])
  expect(validate('read the rating', { ...answer, date: NOW + 1000 })).toMatchObject([{ problem: 'past' }])
})

test('a call that expects a refusal by HTTP 401 may send any token', () => {
  const refusal = JSON.stringify({ error_code: 401, error: 'token-expired' })
  const description = pact.interactions.find(
    ({ request, response }) =>
      request.path === '/nps' && outcomeIn(response.status, Object(response.body?.content)).error === 'token-expired',
  )?.description
  expect(validate(description ?? '', { status: 401, body: refusal, date: NOW, stateToken: 'old' })).toEqual([])
})
