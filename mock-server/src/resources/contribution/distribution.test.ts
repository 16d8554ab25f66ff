import { describe, expect, test } from 'vitest'
import type { Payment } from '../../domain/state/payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after as applied } from '../../testing/apply.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, aRecipient, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'
import {
  contributionOn,
  distributeNow,
  distributionEvent,
  lastFamilyOf,
  payContribution,
} from './distribution.rules.ts'

const family = (letter: string, given: Partial<Parameters<typeof aRecipient>[0]> = {}) =>
  aRecipient({ personId: `p-${letter}`, login: letter, familyId: `fam-${letter}`, ...given })
const single = aDonor({ targeting: 'single' })
const world = (gifts: readonly Payment[], people = [single, family('a'), family('b'), family('c')]) =>
  aWorld(people, { payments: aLedger(...gifts) })
const toAll = (amount: number, ...letters: readonly string[]) =>
  letters.map((letter) => ({ recipientId: `p-${letter}`, amount }))

/** The state after the next distribution. */
const distributed = (state: WorldState, moment = NOW) => {
  const { apply, at: when } = distributionEvent(moment)
  return applied(state, apply?.(state, { now: when, random: fixedRandom(), worldId: 'w' }).changes ?? [])
}
const sharesOf = (state: WorldState, angelNumber = '10000001') =>
  paymentsOf(state, angelNumber).map(({ redistributed, shares }) => (redistributed ? shares : 'waits'))

describe('the distribution', () => {
  test('sends the gift of a donor who helps one family to one, of other donors to several', () => {
    const several = aDonor({ personId: 'p-10000002', login: '10000002' })
    const gifts = ['10000001', '10000002', '11111111', '7777'].map((variableSymbol) => aGift({ variableSymbol }))
    const state = distributed(world(gifts, [single, several, family('a'), family('b'), family('c')]))
    expect(sharesOf(state)).toEqual([toAll(300, 'c')])
    for (const angelNumber of ['10000002', '11111111', '7777']) expect(sharesOf(state, angelNumber)[0]).toHaveLength(3)
  })

  test('sends later gifts to the same family, month after month', () => {
    const before = aGift({
      paymentId: 'gift_0',
      redistributed: true,
      distributionOn: '2026-10-01',
      shares: toAll(300, 'a'),
    })
    const given = aGift({ redistributed: true, distributionOn: '2026-11-02', shares: toAll(300, 'b') })
    const sent = distributed(world([before, given, aGift({ paymentId: 'gift_2' }), aGift({ paymentId: 'gift_3' })]))
    expect(sharesOf(sent).slice(1)).toEqual([toAll(300, 'b'), toAll(300, 'b'), toAll(300, 'b')])
    const later = applied(sent, [
      { path: ['payments', '10000001', 'gift_4'], value: aGift({ paymentId: 'gift_4', distributionOn: '2027-01-04' }) },
    ])
    expect(sharesOf(distributed(later, at('2026-12-20T10:00:00+01:00'))).at(-1)).toEqual(toAll(300, 'b'))
  })

  test('sends the gift to the next family once the previous one is not paid', () => {
    const given = aGift({ redistributed: true, distributionOn: '2026-11-02', shares: toAll(300, 'b') })
    const people = [single, family('a'), family('b', { lastContributionOn: '2026-11-02' }), family('c')]
    expect(sharesOf(distributed(world([given, aGift({ paymentId: 'gift_2' })], people)))[1]).toEqual(toAll(300, 'c'))
  })

  test('leaves gifts pending while there is no family to pay, and sends them with the next distribution that pays', () => {
    const waiting = distributed(world([aGift()], [single, family('a', { requestStatus: 'suspended' })]))
    expect(sharesOf(waiting)).toEqual(['waits'])
    const again = applied(waiting, [{ path: ['people', 'p-a', 'requestStatus'], value: 'ok' }])
    expect(paymentsOf(distributed(again, at('2026-12-20T10:00:00+01:00')), '10000001')).toEqual([
      aGift({ redistributed: true, distributionOn: '2027-01-04', shares: toAll(300, 'a') }),
    ])
  })

  test('pays the families and sends the gifts in one step, never a gift to a family without its contribution', () => {
    const state = distributed(world([aGift({ amount: 900, variableSymbol: '11111111' })]))
    for (const { recipientId } of paymentsOf(state, '11111111')[0]?.shares ?? [])
      expect(state.people.get(recipientId)).toMatchObject({ contributions: [{ month: '2026-12' }] })
  })
})

test('the distribution is announced with its day and time, and appears in the journal under its rule', () => {
  const { apply, ...event } = distributionEvent(NOW)
  expect(event).toEqual({
    id: 'distribution:2026-12-01',
    at: at('2026-12-01T09:00:00+01:00'),
    kind: 'distribution',
    subject: 'recipients',
    summary: '2026-12-01 09:00: gifts received before this month are distributed to families.',
  })
  expect(apply?.(world([]), { now: event.at, random: fixedRandom(), worldId: 'w' }).rule).toBe('rule 7.2 Distribution')
})

test.each([
  ['the day before it', '2026-11-30', true],
  ['its own day', '2026-12-01', true],
  ['the day after it', '2026-12-02', false],
])('a gift is sent by the distribution of 1 December when it is due on %s', (_, distributionOn, sent) => {
  const [gift] = paymentsOf(distributed(world([aGift({ distributionOn })])), '10000001')
  expect(gift).toMatchObject(sent ? { redistributed: true, distributionOn: '2026-12-01' } : { redistributed: false })
})

describe('the contribution of a family', () => {
  const paid = (month: string, amount: number) => ({ month, amount, paidOn: `${month}-01` })
  const history = [paid('2026-08', 5_000), paid('2026-10', 7_000), paid('2026-11', 9_000)]
  const next = (given: Parameters<typeof family>[1], today = '2026-12-01') => contributionOn(family('a', given), today)

  test('is 6,000 Kč at first and then the same as last time', () => {
    expect(next({})).toEqual({ month: '2026-12', amount: 6_000, paidOn: '2026-12-01' })
    expect(next({ contributions: history })).toEqual({ month: '2026-12', amount: 9_000, paidOn: '2026-12-01' })
  })

  test('is added once a month, after the earlier ones', () => {
    const recipient = family('a', { contributions: history })
    expect(contributionOn(recipient, '2026-11-30')).toBeNull()
    expect(payContribution(recipient, '2026-11-30')).toEqual([])
    expect(payContribution(recipient, '2026-12-01')).toEqual([
      { path: ['people', 'p-a', 'contributions'], value: [...history, paid('2026-12', 9_000)] },
    ])
  })

  test.each([
    ['a suspended one gets none', { requestStatus: 'suspended' }, null],
    ['a new one gets none', { requestStatus: 'new' }, null],
    ['on the day of the last one it is still paid', { lastContributionOn: '2026-12-01' }, 6_000],
    ['a day after the last one none is paid', { lastContributionOn: '2026-11-30' }, null],
  ] as const)('%s', (_, given, want) => expect(next(given)?.amount ?? null).toBe(want))
})

describe('the previous family of a donor', () => {
  const to = (letter: string, distributionOn: string) =>
    aGift({ redistributed: true, distributionOn, shares: toAll(300, letter) })

  test.each([
    ['does not exist before the first gift', [], null],
    [
      'is that of the latest distribution, wherever it is in the ledger',
      [to('b', '2026-11-02'), to('a', '2026-10-01')],
      'p-b',
    ],
    ['is that of the gift added last, of one distribution', [to('a', '2026-11-02'), to('b', '2026-11-02')], 'p-b'],
    ['is not that of a pending gift', [to('a', '2026-11-02'), aGift()], 'p-a'],
  ])('%s', (_, gifts, want) => expect(lastFamilyOf(gifts)).toBe(want))
})

test('a world of many gifts and families is distributed quickly', () => {
  const families = Array.from({ length: 2_000 }, (_, n) =>
    family(`f${n}`, { requestStatus: n % 3 === 0 ? 'ok' : 'suspended' }),
  )
  const donors = Array.from({ length: 100 }, (_, n) =>
    aDonor({ personId: `p-${2_000 + n}`, login: String(2_000 + n), targeting: n % 2 ? 'single' : 'multiple' }),
  )
  const gifts = donors.flatMap(({ login }) =>
    Array.from({ length: 100 }, (_, n) =>
      aGift({ variableSymbol: login, paymentId: `gift_${n}`, redistributed: n < 50, shares: toAll(300, 'f0') }),
    ),
  )
  const state = aWorld([...donors, ...families], { payments: aLedger(...gifts) })
  const started = process.cpuUsage()
  expect(distributeNow(state, gifts, '2026-12-01')).toHaveLength(5_000)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})
