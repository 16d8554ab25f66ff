import { expect, test } from 'vitest'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, NOW } from '../../testing/people.ts'
import { plannedCharges } from './planned-charges.rules.ts'

const planned = (cards: readonly RecurringPayment[], now = NOW) =>
  plannedCharges(aWorld([aDonor()], { recurringPayments: cardsOf(...cards) }), aDonor(), now)
const daysOf = (card: Partial<RecurringPayment>, now = NOW) => planned([aCard(card)], now).map(({ day }) => day)

test('an active card is planned for three calendar months, each charge with the day it goes to families', () =>
  expect(planned([aCard()])).toEqual([
    { recurringId: 'rec_1', amount: 300, day: '2026-11-20', distributionOn: '2026-12-01' },
    { recurringId: 'rec_1', amount: 300, day: '2026-12-21', distributionOn: '2027-01-04' },
    { recurringId: 'rec_1', amount: 300, day: '2027-01-20', distributionOn: '2027-02-01' },
  ]))

test.each([
  ['the charge of a day is planned until its hour', '2026-11-20T05:59:59+01:00', '2026-11-20'],
  ['the charge of a day is not planned from its hour on', '2026-11-20T06:00:00+01:00', '2026-12-21'],
])('%s', (_, now, first) => expect(daysOf({}, at(now))[0]).toBe(first))

test.each([
  ['the day three months later is included', '2026-11-20T12:00:00+01:00', '2027-02-22', false],
  ['a day three months later is reached on 22 November', '2026-11-22T12:00:00+01:00', '2027-02-22', true],
])('%s', (_, now, day, isPlanned) => expect(daysOf({}, at(now)).includes(day)).toBe(isPlanned))

test.each([
  ['a first charge of the 25th skips a month', '2026-10-25', ['2026-12-21', '2027-01-20']],
  ['nothing is planned on or after the third anniversary', '2024-01-20', ['2026-11-20', '2026-12-21']],
  ['the last charge is the day before the third anniversary', '2024-01-21', ['2026-11-20', '2026-12-21', '2027-01-20']],
  ['an ended card has no planned charge', '2023-11-20', []],
])('%s', (_, firstOn, days) => expect(daysOf({ firstOn })).toEqual(days))

test('a cancelled card has no planned charge', () =>
  expect(daysOf({ status: 'cancelled', cancelledOn: '2026-11-01' })).toEqual([]))

test('charges of several cards are sorted by day, and exclude cards for others and of other payers', () => {
  const cards = [
    aCard(),
    aCard({ recurringId: 'rec_2', amount: 70, firstOn: '2026-02-03' }),
    aCard({ recurringId: 'rec_3', angelNumber: '10000002' }),
    aCard({ recurringId: 'rec_4', payerId: 'p-10000002' }),
  ]
  expect(planned(cards).map(({ day, amount }) => `${day} ${amount}`)).toEqual([
    '2026-11-20 70',
    '2026-11-20 300',
    '2026-12-21 70',
    '2026-12-21 300',
    '2027-01-20 70',
    '2027-01-20 300',
  ])
})
