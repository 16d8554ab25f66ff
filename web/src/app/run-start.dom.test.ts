import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStart } from './run-start.ts'

const cancelled = new TypeError('error loading dynamically imported module')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a file that was cancelled because the user left the page is no error', async () => {
  const page = new EventTarget() as Window
  const started = runStart(async () => {
    page.dispatchEvent(new Event('beforeunload'))
    throw cancelled
  }, page)
  await vi.runAllTimersAsync()
  await started
})

test('a file that does not come is an error a second later, unless the page has ended, and shows what the start would have replaced', async () => {
  document.documentElement.dataset.start = 'rerender'
  const failed = vi.fn()
  const started = runStart(() => Promise.reject(cancelled), new EventTarget() as Window).catch(failed)
  await vi.advanceTimersByTimeAsync(999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await started
  expect(failed).toHaveBeenCalledWith(cancelled)
  expect(document.documentElement.dataset.start).toBeUndefined()
})
