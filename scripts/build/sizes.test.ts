import { expect, test } from 'vitest'
import { listOverBudget, listTooManyScripts } from './sizes.ts'

test('a page over its budget of scripts, or of those before the first paint, is reported with the excess', () => {
  const size = 1_000_000
  const [line = ''] = listOverBudget([{ path: '/login', brotli: size, brotliBeforePaint: 0 }])
  const budget = size - Number(/(\d+) B over its budget/.exec(line)?.[1])
  const within = { path: '/login', brotli: budget, brotliBeforePaint: 2_000 }
  expect(listOverBudget([within])).toEqual([])
  expect(listOverBudget([{ path: '/login', brotli: budget + 1, brotliBeforePaint: 2_001 }, within])).toEqual([
    `/login, all scripts: ${budget + 1} B of brotli, 1 B over its budget in scripts/build/sizes.ts`,
    '/login, scripts before the first paint: 2001 B of brotli, 1 B over its budget in scripts/build/sizes.ts',
  ])
  expect(listOverBudget([{ ...within, path: '/nova', brotli: 114_000 }])).toEqual([])
})

test('a page of signed-in users with more scripts than measured is reported', () => {
  expect(listTooManyScripts(() => 1)).toEqual([])
  expect(listTooManyScripts((path) => (path === '/darce' ? 20 : 1))).toEqual([
    '/darce: 20 scripts, at most 19 are allowed in scripts/build/sizes.ts',
  ])
})
