import { describe, expect, test, vi } from 'vitest'
import { defaultScenario } from '../scenarios/default/default-scenario.ts'
import { call } from '../testing/call-handler.ts'
import { NOW } from '../testing/people.ts'
import { fitsPassword } from './shared/passwords/password.ts'

vi.mock('./shared/passwords/password.ts', { spy: true })

const { state: world } = defaultScenario
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

  test.each(['10000001', '99999999', '10000008', '11111111'])(
    'computes one hash for %s (rule 19.5)',
    async (username) => {
      vi.mocked(fitsPassword).mockClear()
      await logIn(username, 'guess')
      expect(fitsPassword).toHaveBeenCalledOnce()
    },
  )
})

test.each(['phone-1', 'phone-2'])(
  'no code is sent to %s of 2000012, which is not offered (rule 5.3)',
  async (phoneId) => {
    const body = { step: 'login', personalNumber: '2000012', birthDate: '1982-03-12', phoneId } as const
    const want = { answer: { error_code: 404, error: 'phone-not-found' }, changes: [] }
    expect(await call('logInRecipient', world, { body })).toMatchObject(want)
  },
)

describe('getUserProfile and getRecipientProfile', () => {
  const YEAR = 365 * 24 * 3_600_000
  test.each([...world.people].map(([personId]) => personId))(
    'return the data of %s as the contract requires, now and in a year',
    async (as) => {
      expect((await call('getUserProfile', world, { as })).answer).toMatchObject({ error_code: 200 })
      await call('getUserProfile', world, { as, now: NOW + YEAR })
    },
  )

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
    ['p-2000001', { NextPayoutDate: '2026-12-01', RenewalDate: '2027-03-29', LastContributionMonth: null }],
    ['p-2000005', { NextPayoutDate: null }],
    ['p-2000006', { NextPayoutDate: null, LastContributionMonth: '2026-08' }],
    ['p-2000007', { NextPayoutDate: '2026-12-01', LastContributionMonth: '2026-12' }],
    ['p-2000010', { EditingLock: { LockedUntil: '2026-11-11T05:00:00.000Z' } }],
  ])('return the next steps of %s', async (as, Recipient) =>
    expect((await call('getRecipientProfile', world, { as })).answer).toMatchObject({ response: { Recipient } }),
  )
})
