import { describe, expect, test, vi } from 'vitest'
import { firstWorkingDayOf } from '../../domain/time/calendar.ts'
import { daysOf, monthAfter, monthsOf, workingAfter, workingFrom } from '../../testing/working-days.ts'
import { distributedOn, familiesShownFrom, shownAfterDistribution, shownFrom } from './payment-calendar.rules.ts'

describe('by days, rule 7.9', () => {
  test.each([
    ['a card paid on Tuesday shows on Wednesday', 'card', '2026-11-10', '2026-11-11'],
    ['a card paid on Friday shows on Monday', 'card', '2026-11-13', '2026-11-16'],
    ['a card paid on Monday before 17 November shows on Wednesday', 'card', '2026-11-16', '2026-11-18'],
    ['a card paid on Saturday shows on Monday', 'card', '2026-11-21', '2026-11-23'],
    ['a card paid on Christmas Eve shows after the holidays', 'card', '2026-12-24', '2026-12-28'],
    ['a card paid on the last day of a year shows in the next', 'card', '2026-12-31', '2027-01-04'],
    ['a transfer of Tuesday shows by Thursday', 'transfer', '2026-11-10', '2026-11-12'],
    ['a transfer of Friday shows by Wednesday over 17 November', 'transfer', '2026-11-13', '2026-11-18'],
    ['a transfer before Easter shows after it', 'transfer', '2027-03-25', '2027-03-31'],
    ['a gift by mobile takes as long as a transfer', 'mobile', '2026-11-10', '2026-11-12'],
    ['a gift by SMS takes as long as a transfer', 'sms', '2026-11-10', '2026-11-12'],
  ] as const)('%s', (_, type, settledOn, want) => expect(shownFrom(type, settledOn)).toBe(want))

  test.each([
    ['1 November is a Sunday: on Monday', '2026-10-31', '2026-11-02'],
    ['a gift of the first day of a month waits until the next month', '2026-11-01', '2026-12-01'],
    ['a gift of the last day of a month waits a day', '2026-11-30', '2026-12-01'],
    ['New Year and the following weekend', '2026-12-31', '2027-01-04'],
    ['1 May is a Saturday', '2027-04-30', '2027-05-03'],
    ['Easter Monday is 1 April', '2024-03-31', '2024-04-02'],
    ['29 February', '2028-02-29', '2028-03-01'],
  ])('it goes to families on the first working day of the next month: %s', (_, settledOn, want) =>
    expect(distributedOn(settledOn)).toBe(want),
  )

  test.each([
    ['1 December 2026 is a Tuesday', '2026-12-01', '2026-12-03'],
    ['3 January 2028 is a Monday', '2028-01-03', '2028-01-05'],
    ['over a week-end', '2027-07-01', '2027-07-07'],
  ])('the account shows the families of a gift within two working days: %s', (_, distributionOn, want) =>
    expect(shownAfterDistribution(distributionOn)).toBe(want),
  )

  test.each([
    ['on the day of the distribution', '2026-12-01', '2026-12-03'],
    ['on the eve of the day it shows', '2026-12-02', '2026-12-03'],
    ['no longer on that day', '2026-12-03', null],
    ['nor later', '2027-12-03', null],
  ])('until then the account shows the day: %s', (_, today, want) =>
    expect(familiesShownFrom(today)('2026-12-01')).toBe(want),
  )

  test('the calendar is computed once for all gifts of one distribution', () => {
    const shownFor = familiesShownFrom('2026-12-01')
    const first = shownFor('2026-12-01')
    const steps = vi.spyOn(Temporal.PlainDate.prototype, 'add')
    expect(shownFor('2026-12-01')).toBe(first)
    expect(steps).not.toHaveBeenCalled()
  })
})

describe('every day of 2026-2035 against an independent calendar', () => {
  const days = daysOf(2026, 2035)

  test('the table covers the ten years', () => expect([days.length, monthsOf(2026, 2035).length]).toEqual([3_652, 120]))

  test.each([
    ['card', 1],
    ['transfer', 2],
    ['mobile', 2],
    ['sms', 2],
  ] as const)('a gift by %s shows %i working days later', (type, count) =>
    expect(days.filter((day) => shownFrom(type, day) !== workingAfter(day, count))).toEqual([]),
  )

  test('a gift goes to families on the first working day of the next month', () =>
    expect(days.filter((day) => distributedOn(day) !== workingFrom(`${monthAfter(day.slice(0, 7), 1)}-01`))).toEqual(
      [],
    ))

  test.each(monthsOf(2026, 2035))('the distribution of %s, and when it shows', (month) => {
    const day = firstWorkingDayOf(Temporal.PlainYearMonth.from(month)).toString()
    expect(day).toBe(workingFrom(`${month}-01`))
    expect(shownAfterDistribution(day)).toBe(workingAfter(day, 2))
  })

  test('families of a distribution of any day, also of an early one, show from their day', () => {
    const wrong = days.filter((today) => {
      const from = familiesShownFrom(today)
      const before = Temporal.PlainDate.from(today)
      return [0, 1, 2, 3, 4, 5, 6, 7, 40].some((ago) => {
        const distributed = before.subtract({ days: ago }).toString()
        const shown = workingAfter(distributed, 2)
        return from(distributed) !== (shown <= today ? null : shown)
      })
    })
    expect(wrong).toEqual([])
  })
})
