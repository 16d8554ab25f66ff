import { expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { findAccount } from '../resources/login/sign-in.rules.ts'
import { call } from '../testing/call-handler.ts'
import { at } from '../testing/people.ts'
import { PASSWORD_HASHES } from './people/password-hashes.ts'
import { twentyYears } from './twenty-years.ts'

const { state } = twentyYears
const as = 'p-10000020'
const now = at(twentyYears.now)

test('Alena signs in by number and by e-mail', () => {
  for (const name of ['10000020', 'dvacet@example.com']) {
    const account = findAccount(state, name)
    expect(account?.person.personId).toBe(as)
    expect(account?.passwordHash).toBe(PASSWORD_HASHES[as])
  }
})

test('the donor of twenty years has a gift every month, all in one response', async () => {
  const { answer } = await call('getPayments', state, { as, now })
  const { payments } = (answer as { response: components['schemas']['Payments'] }).response
  const months = payments.map(({ settledOn }) => settledOn.slice(0, 7))
  expect([new Set(months).size, months[0], months.at(-1)]).toEqual([240, '2026-10', '2006-11'])
  expect(payments.filter(({ shares, amount }) => sumOf(shares) !== amount)).toEqual([])
})

test('the donor of twenty years has been giving since the first gift, and the yearly sums add up', async () => {
  const { answer } = await call('getUserProfile', state, { as, now })
  const { profile_full } = (answer as { response: { profile_full: components['schemas']['FullUser'] } }).response
  const { Since, Years = [] } = profile_full.Giving ?? {}
  expect(Since).toBe('2006-11-15')
  expect(Years.map(({ Year }) => Year)).toEqual(Array.from({ length: 21 }, (_, n) => 2006 + n))
  expect(Years[0]).toEqual({ Year: 2006, Amount: 400, Payments: 2 })
  expect(Years.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(74 * 200 + 84 * 300 + 82 * 500)
})

const sumOf = (shares: readonly { amount: number }[]) => shares.reduce((sum, { amount }) => sum + amount, 0)
