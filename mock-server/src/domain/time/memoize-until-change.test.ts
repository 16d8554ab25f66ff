import { expect, test } from 'vitest'
import { memoizeUntilChange } from './memoize-until-change.ts'

test('a value is cached until it changes, and computed again for an earlier instant', () => {
  const asked: number[] = []
  const nextTen = memoizeUntilChange(
    (now) => {
      asked.push(now)
      return Math.floor(now / 10) * 10 + 10
    },
    (answer) => answer,
  )
  expect([11, 11, 12, 19, 20, 29, 15, 16].map(nextTen)).toEqual([20, 20, 20, 20, 30, 30, 20, 20])
  expect(asked).toEqual([11, 20, 15])
})

test('a value that never changes is computed once', () => {
  let asked = 0
  const constant = memoizeUntilChange(
    () => {
      asked += 1
      return 'same'
    },
    () => null,
  )
  expect([constant(1), constant(1e15)]).toEqual(['same', 'same'])
  expect(asked).toBe(1)
})
