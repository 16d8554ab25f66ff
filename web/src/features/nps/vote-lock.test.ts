import { describe, expect, test } from 'vitest'
import { isVoteLocked } from './vote-lock.ts'

const noon = Date.parse('2026-11-10T11:00:00.000Z')
const votedAt = (age: number) => ({ Value: 9, Date: new Date(noon - age).toISOString() })

describe('a vote locks for a minute', () => {
  test.each([
    ['just given', { age: 0, locked: true }],
    ['one millisecond before the minute is over', { age: 59_999, locked: true }],
    ['exactly 60 s old', { age: 60_000, locked: false }],
    ['given months ago', { age: 90 * 24 * 3_600_000, locked: false }],
  ])('%s', (_, { age, locked }) => {
    expect(isVoteLocked(votedAt(age), noon)).toBe(locked)
  })

  test('the minute in which summer time ends is sixty seconds long too', () => {
    const vote = { Value: 9, Date: '2026-10-25T02:59:30+02:00' }
    expect(isVoteLocked(vote, Date.parse('2026-10-25T02:00:29+01:00'))).toBe(true)
    expect(isVoteLocked(vote, Date.parse('2026-10-25T02:00:30+01:00'))).toBe(false)
  })

  test('who never voted is not locked', () => {
    expect(isVoteLocked({ Value: null, Date: null }, noon)).toBe(false)
  })
})
