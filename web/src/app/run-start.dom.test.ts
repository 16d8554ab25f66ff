import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStart } from './run-start.ts'

const cancelled = new TypeError('error loading dynamically imported module')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a file that was cancelled because the user left the page is no error', async () => {
  await runStart(async () => {
    window.dispatchEvent(new Event('beforeunload'))
    throw cancelled
  })
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow()
})

test('a page whose start was cancelled, but which its user did not leave, does not stay hidden', async () => {
  document.documentElement.dataset.start = 'rerender'
  await runStart(async () => {
    window.dispatchEvent(new Event('beforeunload'))
    throw cancelled
  })
  expect(document.documentElement.dataset.start).toBe('rerender')
  vi.advanceTimersByTime(1_000)
  expect(document.documentElement.dataset.start).toBeUndefined()
})

test('a file that does not come is an error a second later, unless the page has ended, and shows what the start would have replaced', async () => {
  document.documentElement.dataset.start = 'rerender'
  await runStart(() => Promise.reject(cancelled))
  vi.advanceTimersByTime(999)
  expect(document.documentElement.dataset.start).toBe('rerender')
  expect(() => vi.advanceTimersByTime(1)).toThrow(cancelled)
  expect(document.documentElement.dataset.start).toBeUndefined()
})
