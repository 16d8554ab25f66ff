import { describe, expect, test } from 'vitest'
import { createApi } from '../../src/shared/api/client.ts'
import { createServerClock } from '../../src/shared/api/server-clock.ts'
import { recipientAnswer } from '../../src/testing/people.ts'
import type { Message, ScenarioPerson } from '../api/world-queries.ts'
import { homeOf, signIn } from './sign-in.ts'

type Body = Record<string, unknown>
type Reply = Body | ((body: Body) => Body)

const petra: ScenarioPerson = { login: '2000001', birthDate: '1985-04-01', label: 'Petra', shows: '' }
const answer = recipientAnswer()
const sms = (id: string, code?: string): Message => ({
  id,
  at: '2026-11-10T09:00:00.000Z',
  channel: 'sms',
  to: '+420601000101',
  text: '',
  ...(code !== undefined && { code }),
})

/**
 * Signs a person in against a provider with these responses, call by call, and an inbox that holds
 * these messages after the code was requested.
 */
async function observe(
  person: ScenarioPerson,
  replies: Reply[],
  { before = [] as Message[], came = [] as Message[] } = {},
) {
  const calls: Body[] = []
  const noStorage = { getItem: () => null, setItem: () => undefined } as unknown as Storage
  const api = createApi({
    base: 'http://provider.invalid/w/blue/api',
    credentials: {
      current: () => ({ personId: '', token: undefined, epoch: 0 }),
      subscribe: () => () => undefined,
      expire: () => undefined,
    },
    clock: createServerClock(noStorage),
    language: () => 'cs',
    send: async (request) => {
      const body = (await request.json()) as Body
      calls.push({ to: new URL(request.url).pathname, ...body })
      const reply = replies[calls.length - 1]
      if (!reply) throw new Error('One call more than was expected')
      return Response.json(typeof reply === 'function' ? reply(body) : reply)
    },
  })
  const queries: object[] = []
  const signedIn = await signIn(api, person, async (query) => {
    queries.push(query)
    return query.waitMs === undefined ? before : came
  }).catch((error: unknown) => error)
  return { signedIn, calls, queries }
}

const phones = (...numbers: string[]) => ({
  error_code: 200,
  Data: { Phones: numbers.map((Phone, index) => ({ Id: `phone-${index + 1}`, Phone })) },
})
const sent = { error_code: 200, Data: { TransactionId: 'tr-1' } }

test('a family signs in by the code that arrived after the request, to its first Czech phone', async () => {
  const { signedIn, calls, queries } = await observe(
    petra,
    [phones('+421*****1234', '+420*****1234'), sent, { error_code: 200, response: answer }],
    { before: [sms('m-1', '111111')], came: [sms('m-2', '222222'), sms('m-3')] },
  )
  expect(calls.map(({ step, phoneId, transactionId, code }) => [step, phoneId ?? transactionId, code])).toEqual([
    ['validate', undefined, undefined],
    ['login', 'phone-2', undefined],
    ['verify', 'tr-1', '222222'],
  ])
  expect(queries).toEqual([{}, { after: 'm-1', waitMs: 3_000 }])
  expect(signedIn).toEqual(answer)
})

describe('a refused person is shown the reason', () => {
  test('a family without a Czech phone sends no more requests', async () => {
    const { signedIn, calls } = await observe(petra, [phones('+421*****1234', '+4206')])
    expect(signedIn).toMatchObject({ why: 'no-phone' })
    expect(calls).toHaveLength(1)
  })

  test('a code that does not arrive is not guessed', async () => {
    const { signedIn, calls } = await observe(petra, [phones('+420*****1234'), sent], {
      before: [sms('m-1', '111111')],
    })
    expect(signedIn).toMatchObject({ why: 'no-code' })
    expect(calls).toHaveLength(2)
  })
})

test.each([
  ['donor', '/darce'],
  ['recipient', '/prijemce'],
  ['admin', '/admin'],
  ['oou', '/zpracovani-osobnich-udaju'],
  ['emlid', '/'],
] as const)('the home of %s is %s', (scope, home) => {
  expect(homeOf({ scope })).toBe(home)
})
