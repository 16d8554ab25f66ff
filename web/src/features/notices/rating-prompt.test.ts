import { describe, expect, test } from 'vitest'
import { isRatingDue } from './rating-prompt.ts'

const november = { nps_showStart: '2026-11-01', nps_showEnd: '2026-11-30' }
const always = { nps_showStart: '2000-01-01', nps_showEnd: '2100-12-31' }
const never = { Value: null, Date: null }
const at = (moment: string) => Date.parse(moment)
const vote = (moment: string) => ({ Value: 8, Date: new Date(moment).toISOString() })

describe('the voting period includes its first and last day, by the calendar in Prague', () => {
  test.each([
    ['the last millisecond before it', { now: '2026-10-31T23:59:59.999+01:00', due: false }],
    ['its first instant, still October in London', { now: '2026-11-01T00:00+01:00', due: true }],
    ['its last instant', { now: '2026-11-30T23:59:59.999+01:00', due: true }],
    ['the instant after it', { now: '2026-12-01T00:00+01:00', due: false }],
  ])('%s', (_, { now, due }) => {
    expect(isRatingDue(never, november, at(now))).toBe(due)
  })

  test.each([
    ['without a start', { ...november, nps_showStart: '' }],
    ['without an end', { ...november, nps_showEnd: '' }],
    ['that is unreadable', { nps_showStart: 'od listopadu', nps_showEnd: 'do konce' }],
    ['that ends before it starts', { nps_showStart: '2026-11-30', nps_showEnd: '2026-11-01' }],
  ])('a voting period %s shows no rating prompt', (_, window) => {
    expect(isRatingDue(never, window, at('2026-11-10T10:00+01:00'))).toBe(false)
  })
})

describe('a donor who voted is prompted again once three calendar months have passed in Prague', () => {
  test.each([
    ['three months to the millisecond are not older', '2026-08-10T10:00+02:00', '2026-11-10T10:00+01:00', false],
    ['three months and a millisecond are older', '2026-08-10T10:00+02:00', '2026-11-10T10:00:00.001+01:00', true],
    ['an hour of winter time does not count as one more', '2026-08-10T10:00+02:00', '2026-11-10T09:30+01:00', false],
    [
      '30 November and three months is the last of February',
      '2026-11-30T12:00+01:00',
      '2027-02-28T12:00:01+01:00',
      true,
    ],
    ['three months have not passed a second earlier', '2026-11-30T12:00+01:00', '2027-02-28T12:00+01:00', false],
    ['in a leap year the last of February is the 29th', '2027-11-30T12:00+01:00', '2028-02-28T13:00+01:00', false],
    ['31 January and three months is 30 April', '2027-01-31T08:00+01:00', '2027-04-30T08:00:01+02:00', true],
    ['a vote at Prague midnight belongs to the new day', '2026-08-31T22:30Z', '2026-11-30T23:45+01:00', false],
    ['a time skipped in spring counts as an hour later', '2026-12-28T02:30+01:00', '2027-03-28T03:30+02:00', false],
    ['a skipped time has passed a second later', '2026-12-28T02:30+01:00', '2027-03-28T03:30:01+02:00', true],
    ['the first one of a repeated hour in autumn counts', '2026-07-25T02:30+02:00', '2026-10-25T02:10+01:00', true],
  ])('%s', (_, votedAt, now, due) => {
    expect(isRatingDue(vote(votedAt), always, at(now))).toBe(due)
  })

  test('a donor is prompted again only inside the voting period', () => {
    expect(isRatingDue(vote('2026-01-01T10:00+01:00'), november, at('2026-12-24T18:00+01:00'))).toBe(false)
  })
})
