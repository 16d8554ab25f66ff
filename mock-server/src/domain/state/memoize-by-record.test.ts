import { expect, test, vi } from 'vitest'
import { memoizeByRecord } from './memoize-by-record.ts'

test('a value is computed once for a record and an argument, and again for another of either', () => {
  const compute = vi.fn((record: { readonly n: number }, by: number | undefined) => record.n * (by ?? 0))
  const product = memoizeByRecord(compute)
  const [two, other] = [{ n: 2 }, { n: 2 }]
  const values = [product(two, undefined), product(two, 3), product(two, 3), product(other, 3), product(two, 4)]
  expect([values, compute.mock.calls.length]).toEqual([[0, 6, 6, 6, 8], 4])
})
