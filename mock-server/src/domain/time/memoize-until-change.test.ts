import { expect, test } from 'vitest'
import { memoizeUntilChange } from './memoize-until-change.ts'

test('a value is cached until it changes, and computed again for an earlier instant', () => {
  const computed: number[] = []
  const nextTen = memoizeUntilChange(
    (now) => {
      computed.push(now)
      return Math.floor(now / 10) * 10 + 10
    },
    (answer) => answer,
  )
  expect([11, 11, 12, 19, 20, 29, 15, 16].map(nextTen)).toEqual([20, 20, 20, 20, 30, 30, 20, 20])
  expect(computed).toEqual([11, 20, 15])
})

test('a value that never changes is computed once', () => {
  let computed = 0
  const constant = memoizeUntilChange(
    () => {
      computed += 1
      return 'same'
    },
    () => null,
  )
  expect([constant(1), constant(1e15)]).toEqual(['same', 'same'])
  expect(computed).toBe(1)
})
