import { describe, expect, test, vi } from 'vitest'
import { defaultScenario } from '../scenarios/default-scenario.ts'
import { call } from '../testing/call-handler.ts'
import { NOW } from '../testing/people.ts'
import { fitsPassword } from './shared/passwords/password.ts'

vi.mock('./shared/passwords/password.ts', { spy: true })

const { state: world } = defaultScenario
const ids = (kind: string) => Object.values(world.people).flatMap((one) => (one.kind === kind ? [one.personId] : []))
const logIn = (username: string, password = 'andel123') => call('logIn', world, { body: { username, password } })

describe('logIn', () => {
  test.each([
    ['10000001', 'donor', 2],
    ['10000002', 'donor', -1],
    ['10000003', 'donor', 1],
    ['10000005', 'oou', 1],
    ['10000010', 'emlid', 1],
    ['admin', 'admin', -1],
  ])('%s signs in with the scope %s', async (username, scope, gender) => {
    const { answer, rule } = await logIn(username)
    expect(answer).toMatchObject({
      error_code: 200,
      response: { scope, personId: `p-${username}`, profile: { gender } },
    })
    expect(rule).toMatch(/^rule \d/)
  })

  test('returns the previous login, then and in the profile afterwards', async () => {
    const { answer, state } = await logIn('10000007')
    const before = { profile_full: { PreviousLogin: '2026-10-20T17:12:00.000Z' } }
    expect(answer).toMatchObject({ response: before })
    expect((await call('getUserProfile', state, { as: 'p-10000007' })).answer).toMatchObject({ response: before })
  })

  test.each([
    ['10000001', 'wrong', { error_code: 401, error: 'wrong-credentials' }],
    ['99999999', 'andel123', { error_code: 401, error: 'user-not-found' }],
    ['11111111', 'andel123', { error_code: 401, error: 'anonymous-account' }],
    ['2000001', 'andel123', { error_code: 401, error: 'user-not-found' }],
    ['10000008', 'andel123', { error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T09:15:00.000Z' }],
  ])('%s with %s is refused', async (username, password, want) =>
    expect(await logIn(username, password)).toMatchObject({ answer: want, status: 200 }),
  )

  test.each(['10000001', '99999999', '10000008', '11111111'])(
    'computes one hash for %s (rule 19.5)',
    async (username) => {
      vi.mocked(fitsPassword).mockClear()
      await logIn(username, 'guess')
      expect(fitsPassword).toHaveBeenCalledOnce()
    },
  )
})

describe('logInRecipient', () => {
  const me = { personalNumber: '2000001', birthDate: '1985-04-01' }
  const send = (state = world) => call('logInRecipient', state, { body: { step: 'login', ...me, phoneId: 'phone-1' } })
  const codeIn = (answer: unknown) => (answer as { Data: { TransactionId: string } }).Data.TransactionId

  test('returns the phones masked in place', async () =>
    expect((await call('logInRecipient', world, { body: { step: 'validate', ...me } })).answer).toEqual({
      error_code: 200,
      Data: {
        Phones: [
          { Id: 'phone-1', Phone: '+420*****0201' },
          { Id: 'phone-2', Phone: '+420*****0202' },
        ],
      },
    }))

  test.each([
    ['validate', { step: 'validate', ...me, birthDate: '1985-04-02' }, 401, 'wrong-personal-data'],
    ['login', { step: 'login', ...me, birthDate: '1985-04-02', phoneId: 'phone-1' }, 401, 'wrong-personal-data'],
    ['login', { step: 'login', ...me, phoneId: 'phone-9' }, 404, 'phone-not-found'],
    ['verify', { step: 'verify', transactionId: 'unknown', code: '123456' }, 404, 'transaction-not-found'],
  ] as const)('%s refuses %o', async (_, body, error_code, error) =>
    expect(await call('logInRecipient', world, { body })).toMatchObject({
      answer: { error_code, error },
      ...(error_code === 404 && { changes: [] }),
    }),
  )

  test('signs in with the code from the message, once', async () => {
    const sent = await send()
    const body = {
      step: 'verify',
      transactionId: codeIn(sent.answer),
      code: sent.state.messages[0]?.code ?? '',
    } as const
    const signedIn = await call('logInRecipient', sent.state, { body })
    expect(signedIn.answer).toMatchObject({
      error_code: 200,
      response: { scope: 'recipient', personId: 'p-2000001', profile_full: { RecipientStatusOfRequest: { Id: 6 } } },
    })
    expect((await call('logInRecipient', signedIn.state, { body })).answer).toEqual({
      error_code: 409,
      error: 'code-used',
    })
  })

  test('answers a wrong code, an expired one and a locked transaction', async () => {
    const sent = await send()
    const body = { step: 'verify', transactionId: codeIn(sent.answer), code: '000000' } as const
    const answers: unknown[] = []
    let { state } = sent
    for (let n = 0; n < 7; n += 1) {
      const tried = await call('logInRecipient', state, { body })
      answers.push((tried.answer as { error: string }).error)
      state = tried.state
    }
    expect(answers).toEqual([...Array(6).fill('wrong-code'), 'transaction-locked'])
    const late = await call('logInRecipient', sent.state, { body, now: NOW + 15 * 60_000 })
    expect(late.answer).toEqual({ error_code: 408, error: 'code-expired' })
  })

  test('refuses the sixth code in 15 minutes with Retry-After', async () => {
    let { state } = await send()
    for (let n = 0; n < 4; n += 1) ({ state } = await send(state))
    expect(await send(state)).toMatchObject({ status: 429, answer: { error_code: 429, error: 'too-many-codes' } })
  })
})

describe('getUserProfile and getRecipientProfile', () => {
  const YEAR = 365 * 24 * 3_600_000
  test.each(Object.keys(world.people))(
    'return the data of %s as the contract requires, now and in a year',
    async (as) => {
      expect((await call('getUserProfile', world, { as })).answer).toMatchObject({ error_code: 200 })
      await call('getUserProfile', world, { as, now: NOW + YEAR })
    },
  )

  test.each(ids('recipient'))('return the record of %s', async (as) => {
    const { answer } = await call('getRecipientProfile', world, { as, query: { t: '2026-11-10T09:00:00.000Z' } })
    expect(answer).toMatchObject({ response: { Recipient: { RecipientNumber: as.slice(2) } } })
  })

  test.each([
    [
      'p-10000001',
      { LastPayment: { Amount: 1_000, Redistributed: false }, NextCharge: { Amount: 500, Date: '2026-11-20' } },
    ],
    ['p-10000004', { Since: null, LastPayment: null, NextCharge: null }],
  ])('return the giving of %s', async (as, Giving) =>
    expect((await call('getUserProfile', world, { as })).answer).toMatchObject({
      response: { profile_full: { Giving } },
    }),
  )

  test.each([
    ['p-2000001', { NextPayoutDate: '2026-12-01', RenewalDate: '2027-03-31', LastContributionMonth: null }],
    ['p-2000005', { NextPayoutDate: null }],
    ['p-2000006', { NextPayoutDate: null, LastContributionMonth: '2026-08-01' }],
    ['p-2000007', { NextPayoutDate: '2026-12-01', LastContributionMonth: '2026-12-01' }],
    ['p-2000010', { EditingLock: { LockedUntil: '2026-11-11T05:00:00.000Z' } }],
  ])('return the next steps of %s', async (as, Recipient) =>
    expect((await call('getRecipientProfile', world, { as })).answer).toMatchObject({ response: { Recipient } }),
  )
})

describe('getNps and saveNps', () => {
  test.each([
    [
      'the signed-in donor',
      { as: 'p-10000001', query: {} },
      { response: { Value: 9, Date: '2026-10-04T08:12:00.000Z' } },
    ],
    ['the owner of the link', { query: { emlid: 'jana-nps-2026' } }, { response: { Value: 9 } }],
    [
      'the owner of the link, even if another person is signed in',
      { as: 'p-10000007', query: { emlid: 'jana-nps-2026' } },
      { response: { Value: 9 } },
    ],
    ['who never voted', { as: 'p-10000004', query: {} }, { response: { Value: null, Date: null } }],
    ['no one by an unknown link', { query: { emlid: 'x' } }, { error_code: 404, error: 'rating-link-not-found' }],
    ['no one without a token', { query: {} }, { error_code: 401, error: 'token-missing' }],
  ])('returns the rating of %s', async (_, sent, want) =>
    expect((await call('getNps', world, sent)).answer).toMatchObject(want),
  )
})
