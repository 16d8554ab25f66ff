import { describe, expect, test } from 'vitest'
import { nextStep, timeGiving, trailOf } from './giving-rules.ts'

describe('the length of giving in years and months', () => {
  test.each([
    ['from the day itself', '2026-11-10', '2026-11-10', 0, 0],
    ['the day before a month is complete', '2026-10-11', '2026-11-10', 0, 0],
    ['the day a month is complete', '2026-10-10', '2026-11-10', 0, 1],
    ['over the new year', '2025-12-10', '2026-01-10', 0, 1],
    ['years and months', '2022-09-10', '2026-11-10', 4, 2],
    ['the eve of an anniversary', '2022-11-11', '2026-11-10', 3, 11],
    ['the anniversary', '2022-11-10', '2026-11-10', 4, 0],
    ['a short month from the 31st is complete on its last day', '2026-01-31', '2026-02-28', 0, 1],
    ['a short month is incomplete a day earlier', '2026-01-31', '2026-02-27', 0, 0],
    ['the last day of February in a leap year is the 29th', '2027-12-31', '2028-02-28', 0, 1],
    ['a year from 29 February is complete on 28 February', '2024-02-29', '2025-02-28', 1, 0],
    ['a future day counts as zero', '2026-11-11', '2026-11-10', 0, 0],
  ])('%s: %s to %s', (_, since, today, years, months) => {
    expect(timeGiving(since, today)).toEqual({ years, months })
  })
})

describe('the present stage of the last payment', () => {
  const pending = { Amount: 500, Received: '2026-11-09', DistributionOn: '2026-12-01', Redistributed: false }

  test.each([
    [
      'waits until the day of distribution',
      pending,
      '2026-11-30',
      { received: 'done', waiting: 'now', handed: 'next' },
    ],
    ['is being handed over on that day', pending, '2026-12-01', { received: 'done', waiting: 'done', handed: 'now' }],
    [
      'is still being handed over after that day until the provider confirms it',
      pending,
      '2026-12-03',
      { received: 'done', waiting: 'done', handed: 'now' },
    ],
    [
      'is handed over once the provider confirms it',
      { ...pending, Redistributed: true },
      '2026-12-01',
      { received: 'done', waiting: 'done', handed: 'done' },
    ],
  ])('the stage of the last payment: %s', (_, payment, today, trail) => {
    expect(trailOf(payment, today)).toEqual(trail)
  })
})

describe('the next step offered to a donor', () => {
  const payment = { Amount: 500, Received: '2026-11-09', DistributionOn: '2026-12-01', Redistributed: false }
  const charge = { Amount: 500, Date: '2026-11-20' }

  test.each([
    ['is the first gift if there is none', null, null, 'first-gift'],
    ['is to give every month after a single gift', payment, null, 'give-monthly'],
    ['is nothing if a card pays automatically', payment, charge, 'nothing'],
    ['is nothing while the first charge of a card is pending', null, charge, 'nothing'],
  ])('the next step of a donor: %s', (_, LastPayment, NextCharge, step) => {
    expect(nextStep({ Since: null, LastPayment, NextCharge })).toBe(step)
  })

  test('is nothing if the first gift arrived but is not visible yet', () => {
    const OnItsWay = { Amount: 300, Received: '2026-11-10', VisibleFrom: '2026-11-11' }
    expect(nextStep({ Since: '2026-11-10', LastPayment: null, NextCharge: null, OnItsWay })).toBe('nothing')
  })
})
