import { expect, test } from 'vitest'
import { viewDays } from './view-days.ts'

test('views of one day in Prague are grouped, newest first', () => {
  expect(
    viewDays([
      '2026-11-10T08:00:00.000Z',
      '2026-11-09T23:30:00.000Z',
      '2026-11-09T22:59:59.999Z',
      '2026-03-29T00:30:00.000Z',
    ]),
  ).toEqual([
    { day: '2026-11-10', times: 2 },
    { day: '2026-11-09', times: 1 },
    { day: '2026-03-29', times: 1 },
  ])
})

test('no views give no days', () => {
  expect(viewDays([])).toEqual([])
})
