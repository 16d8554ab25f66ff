import { describe, expect, test } from 'vitest'
import type { Payment, Share } from '../../domain/state/payment.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, aRecipient, aWorld } from '../../testing/people.ts'
import { familiesOf, familyOf } from './families-of-donor.rules.ts'

const TODAY = '2026-11-10'

const family = (letter: string, given: Partial<Recipient> = {}) =>
  aRecipient({ personId: `p-${letter}`, login: letter, familyId: `fam-${letter}`, ...given })
let count = 0
/** Sent on the day, 100 Kč to each of the families. */
const sent = (distributionOn: string, families: string, given: Partial<Payment> = {}) => {
  count += 1
  const shares: Share[] = [...families].map((letter) => ({ recipientId: `p-${letter}`, amount: 100 }))
  return aGift({ paymentId: `gift_${count}`, redistributed: true, distributionOn, shares, ...given })
}
const world = (gifts: readonly Payment[], ...people: readonly Recipient[]) =>
  aWorld([aDonor(), ...(people.length > 0 ? people : [family('a'), family('b'), family('c')])], {
    payments: aLedger(...gifts),
  })
const helped = (state: ReturnType<typeof world>, today = TODAY) =>
  familiesOf(state, '10000001', today).map(({ recipient, isCurrent }) => `${recipient.login}${isCurrent ? ' now' : ''}`)

describe('the families of a donor', () => {
  test('are those of the latest gift, then the others, the latest first', () =>
    expect(helped(world([sent('2026-09-01', 'a'), sent('2026-10-01', 'b'), sent('2026-11-02', 'c')]))).toEqual([
      'c now',
      'b',
      'a',
    ]))

  test('come from every gift of the last month', () =>
    expect(helped(world([sent('2026-11-02', 'a'), sent('2026-11-02', 'b')]))).toEqual(['a now', 'b now']))

  test('that are present exclude one whose help has ended, even in the month of its last part', () =>
    expect(helped(world([sent('2026-11-02', 'a')], family('a', { supportStatus: 'ended' })))).toEqual(['a']))

  test('are none while the gift waits, and none of another number', () => {
    expect(helped(world([aGift()]))).toEqual([])
    expect(helped(world([sent('2026-11-02', 'a', { variableSymbol: '10000002' })]))).toEqual([])
  })

  test('show within two working days of the distribution (rule 7.10)', () => {
    const state = world([sent('2026-10-01', 'a'), sent('2026-11-02', 'b')])
    expect(helped(state, '2026-11-03')).toEqual(['a now'])
    expect(helped(state, '2026-11-04')).toEqual(['b now', 'a'])
  })

  test('do not include a family that is missing in this world', () =>
    expect(helped(world([sent('2026-11-02', 'az')], family('a')))).toEqual(['a now']))
})

describe('the part of the donor', () => {
  test('is summed by month of contribution, the newest first', () => {
    const gifts = [sent('2026-09-01', 'a'), sent('2026-11-02', 'a'), sent('2026-11-02', 'ab')]
    expect(familyOf(world(gifts), '10000001', 'fam-a', TODAY)?.parts).toEqual([
      { month: '2026-11', amount: 200 },
      { month: '2026-09', amount: 100 },
    ])
  })
})

const ENDED = { cs: 'Léčba skončila.', en: 'The treatment has ended.' }

describe('the reason why a family gets no more gifts', () => {
  const TAKEN = {
    reassigned: {
      on: '2026-10-05',
      reason: { cs: 'Rodina už pomoc nepotřebuje.', en: 'The family needs no more help.' },
      from: 'p-a',
    },
  }
  const why = (state: ReturnType<typeof world>) => familyOf(state, '10000001', 'fam-a', TODAY)?.removedReason

  test.each([
    ['its own text', { supportStatus: 'ended', removedReason: ENDED } as const, ENDED],
    [
      'a default text when it ended without one',
      { supportStatus: 'ended' } as const,
      { cs: 'Pomoc této rodině skončila.', en: 'Help to this family has ended.' },
    ],
    ['empty while it is supported', {}, null],
  ])('is %s', (_, given, reason) =>
    expect(why(world([sent('2026-10-01', 'a'), sent('2026-11-02', 'b')], family('a', given), family('b')))).toEqual(
      reason,
    ),
  )

  test('is that of a gift redirected from it', () =>
    expect(why(world([sent('2026-09-01', 'a'), sent('2026-10-01', 'b', TAKEN)]))).toBe(TAKEN.reassigned.reason))

  test('is removed once it gets a part again', () =>
    expect(why(world([sent('2026-09-01', 'a'), sent('2026-10-01', 'b', TAKEN), sent('2026-11-02', 'a')]))).toBeNull())

  test('does not return when gifts go to another family later', () => {
    const gifts = [sent('2026-08-03', 'b', TAKEN), sent('2026-09-01', 'a'), sent('2026-11-02', 'b')]
    expect(why(world(gifts))).toBeNull()
  })

  test('does not exist for a family that got nothing: it is not the donor’s', () => {
    const state = world([sent('2026-10-01', 'b', TAKEN)])
    expect(helped(state)).toEqual(['b now'])
    expect(familyOf(state, '10000001', 'fam-a', TODAY)).toBeNull()
  })
})

test('twenty years of gifts are read quickly', () => {
  const gifts = Array.from({ length: 2_400 }, (_, n) =>
    sent(
      Temporal.PlainDate.from('2006-12-01')
        .add({ months: n % 239 })
        .toString(),
      'abc',
    ),
  )
  const state = world(gifts)
  const started = process.cpuUsage()
  expect(helped(state)).toHaveLength(3)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(100)
})
