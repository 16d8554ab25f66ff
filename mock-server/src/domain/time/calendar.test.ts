import { describe, expect, test, vi } from 'vitest'
import { easterMondayOf, publicHolidaysOf } from '../../testing/working-days.ts'
import {
  addWorkingDays,
  easterSunday,
  firstWorkingDayOfNextMonth,
  isPublicHoliday,
  isWorkingDay,
  workingDayFrom,
} from './calendar.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const YEARS = Array.from({ length: 10 }, (_, n) => 2026 + n)

describe('the Czech public holidays', () => {
  test.each(YEARS)('of %i equal those of an independent source, day by day', (year) => {
    const known = publicHolidaysOf(year)
    const wrong: string[] = []
    for (let each = day(`${year}-01-01`); each.year === year; each = each.add({ days: 1 }))
      if (isPublicHoliday(each) !== known.has(each.toString())) wrong.push(each.toString())
    expect(wrong).toEqual([])
  })
})

test('Easter of two centuries equals an independent source', () => {
  const years = Array.from({ length: 200 }, (_, n) => 1951 + n)
  expect(years.filter((year) => easterSunday(year).add({ days: 1 }).toString() !== easterMondayOf(year))).toEqual([])
})

test('Easter of a year is computed once, because the calendar is read often', () => {
  const areHolidays = () => [day('2077-04-09'), day('2077-04-12'), day('2077-04-13')].map(isPublicHoliday)
  expect(areHolidays()).toEqual([true, true, false])
  const computed = vi.spyOn(Temporal.PlainDate.prototype, 'subtract')
  expect(areHolidays()).toEqual([true, true, false])
  expect(computed).not.toHaveBeenCalled()
})

describe('working days', () => {
  test.each([
    ['a Tuesday is one', '2026-11-10', true],
    ['a Saturday is not', '2026-11-14', false],
    ['a Sunday is not', '2026-11-15', false],
    ['17 November is not', '2026-11-17', false],
    ['Good Friday is not', '2027-03-26', false],
    ['Easter Monday is not', '2027-03-29', false],
    ['the Tuesday after Easter is one', '2027-03-30', true],
  ])('%s', (_, given, want) => expect(isWorkingDay(day(given))).toBe(want))

  test.each([
    ['a working day stays', '2026-11-20', '2026-11-20'],
    ['Sunday the 20th moves to Monday', '2026-12-20', '2026-12-21'],
    ['Christmas moves after the week-end', '2026-12-24', '2026-12-28'],
    ['the long week-end of Easter', '2027-03-26', '2027-03-30'],
  ])('the working day from: %s', (_, given, want) => expect(workingDayFrom(day(given)).toString()).toBe(want))

  test.each([
    ['two before 1 December 2026', '2026-12-01', -2, '2026-11-27'],
    ['two before 4 January 2027, over the turn of the year', '2027-01-04', -2, '2026-12-30'],
    ['two after Friday the 13th, over 17 November', '2026-11-13', 2, '2026-11-18'],
    ['zero days', '2026-11-14', 0, '2026-11-14'],
  ])('counted: %s', (_, given, count, want) => expect(addWorkingDays(day(given), count).toString()).toBe(want))

  test.each([
    ['November 2026', '2026-11-10', '2026-12-01'],
    ['December, when 1 January is a Friday', '2026-12-31', '2027-01-04'],
    ['April, when 1 May is a Saturday', '2027-04-01', '2027-05-03'],
    ['31 January, a month without a 31st follows', '2027-01-31', '2027-02-01'],
  ])('gifts are distributed on the first working day of the next month: %s', (_, given, want) =>
    expect(firstWorkingDayOfNextMonth(day(given)).toString()).toBe(want),
  )
})
