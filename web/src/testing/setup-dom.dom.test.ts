import { describe, expect, test, vi } from 'vitest'
import { pageStorage } from './page-storage.ts'

test('a frame requested while timers were faked does not stop those of later tests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => {})
  vi.useRealTimers()
  await expect(new Promise((drawn) => requestAnimationFrame(drawn))).resolves.toBeTypeOf('number')
}, 2_000)

describe('a traversal of the history', { shuffle: false }, () => {
  const seen: unknown[] = []
  const note = ({ state }: PopStateEvent) => seen.push(state)

  test('not awaited by its test', () => {
    window.history.pushState('first', '')
    window.history.pushState('second', '')
    window.history.back()
    expect(window.history.state).toBe('second')
  })

  test('does not move the page of the next test', async () => {
    window.addEventListener('popstate', note)
    await new Promise((done) => setTimeout(done, 20))
    window.removeEventListener('popstate', note)
    expect(seen).toEqual([])
  })
})

describe('a page that its test left open', { shuffle: false }, () => {
  let storage: Storage

  test('writes while the test runs', () => {
    storage = pageStorage(localStorage).storage
    storage.setItem('late', 'here')
    expect(localStorage.getItem('late')).toBe('here')
  })

  test('writes nothing into the storage of the next test', () => {
    storage.setItem('late', 'here')
    expect(localStorage).toHaveLength(0)
  })
})
