import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR, loginAnswer, tokenThatExpires } from '#web/testing/people.ts'
import { createServerClock } from '../api/server-clock.ts'
import { createSessionStore } from './session-store.ts'
import { TOKEN_CHECK, watchToken } from './token-check.ts'

const now = Date.parse('2026-11-10T09:00:00Z')

describe('the check (rule 4.4)', () => {
  let stop = () => {}

  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ now, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  /** A page with the provider's time `now`, whatever the device's clock is. */
  function opened({ expires = now + HOUR, deviceAhead = 0, isClockKnown = true } = {}) {
    vi.setSystemTime(now + deviceAhead)
    const clock = createServerClock(localStorage)
    if (isClockKnown) clock.observe(new Date(now).toUTCString(), clock.stopwatch())
    const session = createSessionStore(localStorage)
    session.start(loginAnswer({ expires }))
    const refreshProfile = vi.fn(async () => {})
    stop = watchToken({ session, clock, refreshProfile })
    return { session, clock, refreshProfile, isIn: () => session.read().isLoggedIn }
  }

  it('clears an expired token at start', () => {
    expect(opened({ expires: now - 1_000 }).isIn()).toBe(false)
  })

  it.each(['access-token', 'user-session'])('clears at start when %s is missing', (key) => {
    createSessionStore(localStorage).start(loginAnswer({ expires: now + HOUR }))
    localStorage.removeItem(key)
    const session = createSessionStore(localStorage)
    stop = watchToken({ session, clock: createServerClock(localStorage), refreshProfile: async () => {} })
    expect(session.read().isLoggedIn).toBe(false)
  })

  it('clears a token that cannot be decoded', () => {
    createSessionStore(localStorage).start(loginAnswer({ expires: now + HOUR }))
    localStorage.setItem('access-token', 'abc')
    const session = createSessionStore(localStorage)
    stop = watchToken({ session, clock: createServerClock(localStorage), refreshProfile: async () => {} })
    expect(session.read().isLoggedIn).toBe(false)
    expect(localStorage.getItem('access-token')).toBeNull()
  })

  it('repeats every 150 s', () => {
    expect(TOKEN_CHECK).toBe(150_000)
    const { isIn } = opened({ expires: now + 149_000 })
    vi.advanceTimersByTime(149_999)
    expect(isIn()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isIn()).toBe(false)
  })

  it.each([
    ['missing', () => localStorage.removeItem('access-token')],
    ['undecodable', () => localStorage.setItem('access-token', 'abc')],
    ['expired', () => localStorage.setItem('access-token', tokenThatExpires(now))],
  ])('checks the stored token: one that is %s clears the session', (_, change) => {
    const { isIn } = opened()
    change()
    vi.advanceTimersByTime(TOKEN_CHECK)
    expect(isIn()).toBe(false)
    expect(localStorage.getItem('access-token')).toBeNull()
  })

  it('does not sign out a user whose device is two hours ahead', () => {
    expect(opened({ deviceAhead: 2 * HOUR }).isIn()).toBe(true)
  })

  it('does not decide by the device’s clock alone', () => {
    expect(opened({ expires: now - HOUR, isClockKnown: false }).isIn()).toBe(true)
  })

  it('follows a provider whose time moves past the expiry', () => {
    const { clock, isIn } = opened()
    clock.observe(new Date(now + 2 * HOUR).toUTCString(), clock.stopwatch())
    expect(isIn()).toBe(false)
  })

  it('requests the provider’s time first when the device’s clock was moved', () => {
    const { refreshProfile } = opened()
    refreshProfile.mockClear()
    vi.setSystemTime(now + 5 * HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(refreshProfile).toHaveBeenCalledTimes(1)
  })
})
