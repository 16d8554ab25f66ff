import { expect, it } from 'vitest'
import { readLastCountLine } from './read-counts.ts'

it('reads the sum a program closes with, not those of its parts', () => {
  expect(readLastCountLine('12 passed, 0 failed\nscenarios\n17 passed, 2 failed\n')).toEqual({ passed: 17, failed: 2 })
})

it('takes no other line for a count', () => {
  expect(readLastCountLine('Tests  3 passed, 1 failed (4)\n')).toBeUndefined()
})
