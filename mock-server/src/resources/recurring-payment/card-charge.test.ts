import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toIsoString } from '../../domain/time/instant.ts'
import { at } from '../../testing/people.ts'
import { dayAfter, isWorking, monthAfter, monthsOf, workingFrom } from '../../testing/working-days.ts'
import { lastCharge, nextCharge } from './card-charge.rules.ts'

const next = (firstOn: string, after: string) => nextCharge({ firstOn }, at(after))?.day.toString() ?? null

/** Every charge after the first one, as a clock that moves from one to the next runs them. */
const chargesOf = (firstOn: string): readonly string[] => {
  const card = { firstOn }
  const days: string[] = []
  for (let charge = nextCharge(card, at(`${firstOn}T12:00:00Z`)); charge; charge = nextCharge(card, charge.at))
    days.push(charge.day.toString())
  return days
}

describe('the next charge of a recurring card (rule 7.4)', () => {
  test.each([
    ['comes on the 20th', '2026-01-10', '2026-11-10T10:00:00+01:00', '2026-11-20'],
    ['moves to the day after a weekend', '2026-01-10', '2026-11-20T06:00:00+01:00', '2026-12-21'],
    ['is still to come a millisecond before 6:00', '2026-01-10', '2026-11-20T05:59:59.999+01:00', '2026-11-20'],
    ['after a first one on the 20th comes next month', '2026-11-20', '2026-11-20T00:00:00+01:00', '2026-12-21'],
    ['after a first one on the 24th comes next month', '2026-11-24', '2026-11-24T12:00:00+01:00', '2026-12-21'],
    ['after a first one on the 25th skips a month', '2026-11-25', '2026-11-25T12:00:00+01:00', '2027-01-20'],
    ['after a first one on the 31st skips a month', '2026-12-31', '2026-12-31T12:00:00+01:00', '2027-02-22'],
    ['after a first one on 24 December comes in January', '2026-12-24', '2026-12-24T12:00:00+01:00', '2027-01-20'],
    ['after a first one on 29 February comes in April', '2028-02-29', '2028-02-29T12:00:00+01:00', '2028-04-20'],
    ['is not before the second month', '2026-11-10', '2026-11-10T12:00:00+01:00', '2026-12-21'],
    ['is not before the month after a skipped one', '2026-11-25', '2026-12-20T12:00:00+01:00', '2027-01-20'],
    ['is the last one before the third anniversary', '2023-11-21', '2026-11-10T10:00:00+01:00', '2026-11-20'],
    ['does not fall on the third anniversary', '2023-11-20', '2026-11-10T10:00:00+01:00', null],
    ['ended long ago', '2020-01-10', '2026-11-10T10:00:00+01:00', null],
  ])('%s', (_, firstOn, after, want) => expect(next(firstOn, after)).toBe(want))

  test.each([
    ['in winter', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['in summer', '2026-10-20', '2026-10-20T04:00:00.000Z'],
    ['six days before the clocks go forward', '2027-03-22', '2027-03-22T05:00:00.000Z'],
    ['after the clocks went forward', '2027-04-20', '2027-04-20T04:00:00.000Z'],
  ])('runs at 6:00 of Prague %s', (_, day, want) => {
    const charge = nextCharge({ firstOn: '2026-01-10' }, at(`${day}T00:00:00Z`))
    expect(charge && [charge.day.toString(), toIsoString(charge.at)]).toEqual([day, want])
  })

  test('does not depend on earlier calls, also for an earlier instant', () => {
    const card = { firstOn: '2026-01-10' }
    const charges = ['2026-11-10', '2026-11-21', '2026-11-10', '2029-06-01'].map((day) =>
      nextCharge(card, at(`${day}T12:00:00Z`))?.day.toString(),
    )
    expect(charges).toEqual(['2026-11-20', '2026-12-21', '2026-11-20', undefined])
  })

  test.each(monthsOf(2026, 2035))('in %s falls on the 20th or the next working day', (month) => {
    const want = workingFrom(`${month}-20`)
    const started = `${monthAfter(month, -2)}-10`
    expect(next(started, `${month}-01T00:00:00Z`)).toBe(want)
    expect(next(started, `${want}T12:00:00Z`)).toBe(workingFrom(`${monthAfter(month, 1)}-20`))
  })
})

describe('the last charge', () => {
  test.each([
    ['on the 10th: of the month before', '2026-11-10', '2029-10-22'],
    ['on the day of the charge itself: of the month before', '2026-11-20', '2029-10-22'],
    ['on the 21st: a day before the anniversary', '2026-11-21', '2029-11-20'],
    ['on the 25th, though a month was skipped', '2026-11-25', '2029-11-20'],
    ['in January: of the last year', '2027-01-05', '2029-12-20'],
    ['on 29 February: the anniversary is 28 February', '2028-02-29', '2031-02-20'],
    ['when the 20th is moved onto the anniversary: of the month before', '2024-02-22', '2027-01-20'],
    ['when the 20th is moved to the day before the anniversary', '2024-02-23', '2027-02-22'],
  ])('after a first one %s', (_, firstOn, want) => {
    expect(lastCharge({ firstOn }).day.toString()).toBe(want)
    expect(chargesOf(firstOn).at(-1)).toBe(want)
  })

  test('runs at 6:00 of Prague', () =>
    expect(toIsoString(lastCharge({ firstOn: '2026-11-10' }).at)).toBe('2029-10-22T04:00:00.000Z'))
})

describe('for any first day', () => {
  const START = Date.parse('2019-01-01')
  const DAYS = 22 * 365
  const firstDays = integer({ min: 0, max: DAYS }).map((day) => dayAfter('2019-01-01', day))

  test('the dates begin at the expected days', () =>
    expect(dayAfter('2019-01-01', 0)).toBe(toIsoString(START).slice(0, 10)))

  test('charges are on working days, one a month, at most 36, and none from the third anniversary on', () =>
    assert(
      property(firstDays, (firstOn) => {
        const days = chargesOf(firstOn)
        const anniversary = `${Number(firstOn.slice(0, 4)) + 3}${firstOn.slice(4)}`
        const skips = Number(firstOn.slice(8)) >= 25
        const months = days.map((day) => day.slice(0, 7))
        expect(days.every((day) => isWorking(day) && day >= `${day.slice(0, 7)}-20`)).toBe(true)
        expect(months).toEqual(Array.from(months, (_, n) => monthAfter(firstOn.slice(0, 7), n + (skips ? 2 : 1))))
        expect(days.length).toBeLessThanOrEqual(36)
        expect(days.length).toBeGreaterThanOrEqual(34)
        expect(days.filter((day) => day >= anniversary)).toEqual([])
        expect(days.at(-1)).toBe(lastCharge({ firstOn }).day.toString())
      }),
      { numRuns: 300, examples: [['2028-02-29'], ['2026-11-24'], ['2026-11-25'], ['2026-12-31']] },
    ))
})
