import { describe, expect, it } from 'vitest'
import { isSlowConnection } from './connection.ts'
import { ApiFailure } from './envelope.ts'
import { createQueryClient, retryDelay, slowLoadingAfter } from './query.ts'

describe('retries (rule 18.14)', () => {
  it.each([
    ['the first one after the base interval', { attempt: 0, slow: false, random: 0 }, 5_000],
    ['on a slow connection after twice that', { attempt: 0, slow: true, random: 0 }, 10_000],
    ['each after twice the time of the one before', { attempt: 2, slow: false, random: 0 }, 20_000],
    ['spread by up to a half', { attempt: 0, slow: false, random: 1 }, 7_500],
    ['but never less often than this', { attempt: 30, slow: false, random: 0 }, 80_000],
  ])('%s', (_name, { attempt, slow, random }, want) => {
    expect(retryDelay(attempt, slow, () => random)).toBe(want)
  })

  const { queries, mutations } = createQueryClient().getDefaultOptions()
  const isRetried = (failure: Error, attempt = 0) =>
    typeof queries?.retry === 'function' && queries.retry(attempt, failure)

  it.each([
    ['a lost connection', 410, 'TypeError: Failed to fetch', true],
    ['a fault of the provider', 500, 'internal-error', true],
    ['a provider or an operator that is unavailable', 503, 'service-unavailable', true],
    ['too many calls', 429, 'rate-limited', true],
    ['a refusal', 403, 'scope-forbidden', false],
    ['something that is not there', 404, 'rating-link-not-found', false],
    ['a response for a user who has left', 410, 'session-changed', false],
  ])('%s: code %i', (_name, error_code, error, want) => {
    expect(isRetried(new ApiFailure({ error_code, error }))).toBe(want)
  })

  it.each([
    ['an instant later than the interval', 120, 120_000, 120_000],
    ['an earlier instant', 1, 5_000, 7_500],
    ['no instant', undefined, 5_000, 7_500],
  ])('wait as Retry-After of a 503 says: %s', (_name, retryAfter, least, most) => {
    const delay = queries?.retryDelay
    const failure = new ApiFailure({ error_code: 503, error: 'service-unavailable' }, retryAfter)
    const wait = typeof delay === 'function' ? delay(0, failure) : 0
    expect(wait).toBeGreaterThanOrEqual(least)
    expect(wait).toBeLessThanOrEqual(most)
  })

  it('end after a while', () => {
    expect(isRetried(new ApiFailure({ error_code: 500, error: 'internal-error' }), 8)).toBe(false)
  })

  it('are never made for a mutation', () => {
    expect(mutations?.retry).toBe(false)
  })
})

describe('intervals of rule 16.13', () => {
  it('count a connection as slow if the browser reports it', () => {
    expect(isSlowConnection({ effectiveType: '2g' })).toBe(true)
    expect(isSlowConnection({ saveData: true })).toBe(true)
    expect(isSlowConnection({ effectiveType: '4g' })).toBe(false)
    expect(isSlowConnection(undefined)).toBe(false)
  })

  it('announce slow loading after 3 s, or 5 s on a slow connection', () => {
    expect(slowLoadingAfter(false)).toBe(3_000)
    expect(slowLoadingAfter(true)).toBe(5_000)
  })
})
