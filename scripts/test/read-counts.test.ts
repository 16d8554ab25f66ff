import { expect, it } from 'vitest'
import { readLastCountLine } from './read-counts.ts'

it('the last line of counts is read, not those of the parts before it', () => {
  expect(readLastCountLine('12 passed, 0 failed\nscenarios\n17 passed, 2 failed\n')).toEqual({ passed: 17, failed: 2 })
})

it('a line that only resembles a line of counts is not read as one', () => {
  expect(readLastCountLine('Tests  3 passed, 1 failed (4)\n')).toBeUndefined()
})
