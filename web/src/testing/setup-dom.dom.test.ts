import { expect, test, vi } from 'vitest'

test('a frame that was asked for while timers were faked does not stop those of later tests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => {})
  vi.useRealTimers()
  await expect(new Promise((drawn) => requestAnimationFrame(drawn))).resolves.toBeTypeOf('number')
}, 2_000)
