import { expect, test } from 'vitest'
import { runStart } from './run-start.ts'

const cancelled = new TypeError('error loading dynamically imported module')

test('a file that was cancelled because the user left the page is no error', async () => {
  const page = new EventTarget() as Window
  const left = runStart(async () => {
    page.dispatchEvent(new Event('beforeunload'))
    throw cancelled
  }, page)
  await expect(left).resolves.toBeUndefined()
})

test('a file that does not come is an error, and shows what the start would have replaced', async () => {
  document.documentElement.dataset.start = 'rerender'
  await expect(runStart(() => Promise.reject(cancelled), new EventTarget() as Window)).rejects.toBe(cancelled)
  expect(document.documentElement.dataset.start).toBeUndefined()
})
