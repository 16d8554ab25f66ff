import { describe, expect, test } from 'vitest'
import { isVoteLocked } from './vote-lock.ts'

const noon = Date.parse('2026-11-10T11:00:00.000Z')
const votedAt = (age: number) => ({ Value: 9, Date: new Date(noon - age).toISOString() })

describe('a vote is locked for 60 s', () => {
  test.each([
    ['just given', { age: 0, locked: true }],
    ['one millisecond before the minute is over', { age: 59_999, locked: true }],
    ['exactly 60 s old', { age: 60_000, locked: false }],
    ['given months ago', { age: 90 * 24 * 3_600_000, locked: false }],
  ])('a vote: %s', (_, { age, locked }) => {
    expect(isVoteLocked(votedAt(age), noon)).toBe(locked)
  })

  test('a vote lock at the end of summer time lasts 60 s too', () => {
    const vote = { Value: 9, Date: '2026-10-25T02:59:30+02:00' }
    expect(isVoteLocked(vote, Date.parse('2026-10-25T02:00:29+01:00'))).toBe(true)
    expect(isVoteLocked(vote, Date.parse('2026-10-25T02:00:30+01:00'))).toBe(false)
  })

  test('a donor who never voted is not locked', () => {
    expect(isVoteLocked({ Value: null, Date: null }, noon)).toBe(false)
  })
})
