import { describe, expect, test } from 'vitest'
import { distributeNow, distributionEvent } from './distribution.ts'
import { paymentsOf } from './ledger.ts'
import type { Payment } from './payment.ts'
import { after as applied } from './testing/apply.ts'
import { aGift, ledgerOf } from './testing/giving.ts'
import { aDonor, aRecipient, at, aWorld, fixedRandom, NOW } from './testing/people.ts'
import type { WorldState } from './world-state.ts'

const family = (letter: string, given: Partial<Parameters<typeof aRecipient>[0]> = {}) =>
  aRecipient({ personId: `p-${letter}`, login: letter, familyId: `fam-${letter}`, ...given })
const single = aDonor({ targeting: 'single' })
const world = (gifts: readonly Payment[], people = [single, family('a'), family('b'), family('c')]) =>
  aWorld(people, { payments: ledgerOf(...gifts) })
const toAll = (amount: number, ...letters: readonly string[]) =>
  letters.map((letter) => ({ recipientId: `p-${letter}`, amount }))

/** The state after the distribution that comes next. */
const distributed = (state: WorldState, moment = NOW) => {
  const { apply, at: when } = distributionEvent(moment)
  return applied(state, apply?.(state, { now: when, random: fixedRandom() }).changes ?? [])
}
const sharesOf = (state: WorldState, angelNumber = '10000001') =>
  paymentsOf(state, angelNumber).map(({ redistributed, shares }) => (redistributed ? shares : 'waits'))

describe('the distribution', () => {
  test('sends the gift of who helps one family to one, of anybody else to several', () => {
    const several = aDonor({ personId: 'p-10000002', login: '10000002' })
    const gifts = ['10000001', '10000002', '11111111', '7777'].map((variableSymbol) => aGift({ variableSymbol }))
    const state = distributed(world(gifts, [single, several, family('a'), family('b'), family('c')]))
    expect(sharesOf(state)).toEqual([toAll(300, 'c')])
    for (const angelNumber of ['10000002', '11111111', '7777']) expect(sharesOf(state, angelNumber)[0]).toHaveLength(3)
  })

  test('sends what was given since to the family of last time, month after month', () => {
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

  test('sends it to the next family once that one is paid no more', () => {
    const given = aGift({ redistributed: true, distributionOn: '2026-11-02', shares: toAll(300, 'b') })
    const people = [single, family('a'), family('b', { lastContributionOn: '2026-11-02' }), family('c')]
    expect(sharesOf(distributed(world([given, aGift({ paymentId: 'gift_2' })], people)))[1]).toEqual(toAll(300, 'c'))
  })

  test('leaves gifts waiting while there is nobody to pay, and sends them with the next one that pays', () => {
    const waiting = distributed(world([aGift()], [single, family('a', { requestStatus: 'suspended' })]))
    expect(sharesOf(waiting)).toEqual(['waits'])
    const again = applied(waiting, [{ path: ['people', 'p-a', 'requestStatus'], value: 'ok' }])
    expect(paymentsOf(distributed(again, at('2026-12-20T10:00:00+01:00')), '10000001')).toEqual([
      aGift({ redistributed: true, distributionOn: '2027-01-04', shares: toAll(300, 'a') }),
    ])
  })

  test('pays the families and sends the gifts as one, never a gift to a family without its contribution', () => {
    const state = distributed(world([aGift({ amount: 900, variableSymbol: '11111111' })]))
    for (const { recipientId } of paymentsOf(state, '11111111')[0]?.shares ?? [])
      expect(state.people[recipientId]).toMatchObject({ contributions: [{ month: '2026-12' }] })
  })
})

test('a world of many gifts and families is distributed in a moment', () => {
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
  const state = aWorld([...donors, ...families], { payments: ledgerOf(...gifts) })
  const started = process.cpuUsage()
  expect(distributeNow(state, gifts, '2026-12-01')).toHaveLength(5_000)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})
