import { describe, expect, test } from 'vitest'
import type { Payment } from '../../domain/state/payment.ts'
import { aGift } from '../../testing/giving.ts'
import { daysOf, workingAfter } from '../../testing/working-days.ts'
import { checkMissingPayment, type PaidSomehow } from './missing-payment.rules.ts'

const OWN = '10000001'
const TUESDAY = '2026-11-10'
const paid = (given: Partial<PaidSomehow> = {}): PaidSomehow => ({
  type: 'transfer',
  paidOn: TUESDAY,
  amount: 300,
  variableSymbol: OWN,
  ...given,
})
const check = (today: string, given: Partial<PaidSomehow> = {}, ledger: readonly Payment[] = []) =>
  checkMissingPayment(ledger, paid(given), OWN, today)
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

describe('a payment is overdue only after its last working day', () => {
  test.each([
    ['a transfer of Tuesday after Thursday', 'transfer', '2026-11-10', '2026-11-12'],
    ['a card of Tuesday after Wednesday', 'card', '2026-11-10', '2026-11-11'],
    ['a gift by mobile of Tuesday after Thursday', 'mobile', '2026-11-10', '2026-11-12'],
    ['an SMS of Tuesday after Thursday', 'sms', '2026-11-10', '2026-11-12'],
    ['a transfer of Friday after Wednesday, over 17 November', 'transfer', '2026-11-13', '2026-11-18'],
    ['a card of Saturday after Monday', 'card', '2026-11-21', '2026-11-23'],
    ['a transfer of Sunday after Tuesday', 'transfer', '2026-11-22', '2026-11-24'],
    ['a transfer before Easter after the next Wednesday', 'transfer', '2027-03-25', '2027-03-31'],
    ['a card of Good Friday after Easter Tuesday', 'card', '2027-03-26', '2027-03-30'],
    ['a transfer before Christmas after the holidays', 'transfer', '2026-12-23', '2026-12-29'],
    ['a card of Christmas Eve after Monday', 'card', '2026-12-24', '2026-12-28'],
    ['a transfer of the last day of a year in the next', 'transfer', '2026-12-31', '2027-01-05'],
    ['a transfer over the night that is an hour longer', 'transfer', '2026-10-23', '2026-10-27'],
    ['a transfer over the night that is an hour shorter', 'transfer', '2028-03-24', '2028-03-28'],
    ['a transfer of 29 February', 'transfer', '2028-02-29', '2028-03-02'],
  ] as const)('%s', (_, type, paidOn, shownBy) => {
    const input = { type, paidOn }
    expect(check(paidOn, input)).toEqual({ verdict: 'too-early', shownBy, payment: null })
    expect(check(shownBy, input)).toMatchObject({ verdict: 'too-early', shownBy })
    expect(check(dayAfter(shownBy), input)).toEqual({ verdict: 'overdue', shownBy, payment: null })
  })

  test.each([
    ['card', 1],
    ['transfer', 2],
  ] as const)('by %s on any day of 2026-2035, as an independent calendar counts', (type, count) => {
    const wrong = daysOf(2026, 2035).filter((paidOn) => {
      const last = workingAfter(paidOn, count)
      const verdicts = [last, dayAfter(last)].map((today) => check(today, { type, paidOn }).verdict)
      return verdicts.join() !== 'too-early,overdue'
    })
    expect(wrong).toEqual([])
  })
})

describe('the gift that matches the missing payment', () => {
  const settled = (settledOn: string, given: Partial<Payment> = {}) =>
    aGift({ settledOn, visibleFrom: settledOn, ...given })
  const verdictOf = (gift: Payment) => check('2026-12-01', {}, [gift]).verdict

  test.each([
    ['when it settled on the day it was paid', '2026-11-10', 'shown'],
    ['when the bank took two working days', '2026-11-12', 'shown'],
    ['but not one of the day before', '2026-11-09', 'overdue'],
    ['nor one that settled later than it may', '2026-11-13', 'overdue'],
  ])('%s', (_, settledOn, want) => expect(verdictOf(settled(settledOn))).toBe(want))

  test.each([
    ['another amount', { amount: 301 }],
    ['another way of paying', { type: 'card' }],
  ] as const)('but not one of %s', (_, given) => expect(verdictOf(settled(TUESDAY, given))).toBe('overdue'))

  test('is the one that settled first, if there are more', () => {
    const later = settled('2026-11-12', { paymentId: 'later' })
    const first = settled('2026-11-11', { paymentId: 'first' })
    expect(check('2026-12-01', {}, [later, first]).payment).toBe(first)
  })

  test('is one that shows, rather than one still on its way', () => {
    const hidden = aGift({ settledOn: '2026-11-10', visibleFrom: '2026-11-12' })
    const shown = settled('2026-11-11', { paymentId: 'shown' })
    expect(check('2026-11-11', {}, [hidden, shown])).toMatchObject({ verdict: 'shown', payment: shown })
  })
})

describe('a gift that was received and shows later is on its way', () => {
  const late = aGift({ settledOn: '2026-11-12', visibleFrom: '2026-11-16' })

  test.each([
    ['on the day it was received', '2026-11-12', 'on-its-way'],
    ['after the day it was promised by', '2026-11-13', 'on-its-way'],
    ['until the eve of the day it shows', '2026-11-15', 'on-its-way'],
    ['but not on that day', '2026-11-16', 'shown'],
  ])('%s', (_, today, want) => expect(check(today, {}, [late]).verdict).toBe(want))

  test('and is returned with the day from which it shows', () =>
    expect(check('2026-11-13', {}, [late])).toEqual({
      verdict: 'on-its-way',
      shownBy: '2026-11-16',
      payment: null,
    }))
})

describe('a symbol that is not the donor’s own number', () => {
  const gift = aGift({ settledOn: TUESDAY, visibleFrom: TUESDAY })

  test.each([
    ['another donor’s', '10000002'],
    ['nobody’s', '98765432'],
    ['the anonymous number', '11111111'],
    ['none', ''],
    ['the donor’s number cut short', '1000000'],
    ['the donor’s number with a zero at the end', '100000010'],
  ])('gets the same answer whatever it is: %s', (_, variableSymbol) => {
    for (const today of [TUESDAY, '2026-11-12', '2026-12-01'])
      expect(check(today, { variableSymbol }, [gift])).toEqual({
        verdict: 'other-symbol',
        shownBy: '2026-11-12',
        payment: null,
      })
  })

  test('does not include the number with leading zeros, as banks write it', () =>
    expect(check('2026-12-01', { variableSymbol: '0010000001' }, [gift]).verdict).toBe('shown'))
})
