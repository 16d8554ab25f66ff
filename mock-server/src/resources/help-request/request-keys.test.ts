import { describe, expect, test } from 'vitest'
import type { HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import { fixedRandom, NOW } from '../../testing/people.ts'
import { aKey, aRequest, aSentRequest, openByLink, worldOfRequests } from '../../testing/requests.ts'
import { openRequest } from './request-keys.rules.ts'
import { startHelpRequest } from './start-help-request.rules.ts'

const HOUR = 60 * 60_000
const look = (request: HelpRequest, key: RequestKey, now = NOW) => {
  const world = worldOfRequests([request], [key])
  return (key.kind === 'edit' ? openByLink(world, key.key, now) : openRequest(world, key.key, now)).kind
}
const edit = (given: Partial<RequestKey> = {}) => aKey({ kind: 'edit', ...given })
const returned = aSentRequest({ state: 'returned' })

describe('what a key opens', () => {
  test('is the request that was started with it', () => {
    expect(look(aRequest(), aKey())).toBe('open')
  })

  test('is the returned request, for an edit link', () => {
    expect(look(returned, edit())).toBe('open')
  })

  test('is nothing, for an unknown key', () => {
    const world = worldOfRequests([aRequest()], [aKey()])
    for (const key of ['neither', '__proto__', 'constructor', 'request-1'])
      expect(openRequest(world, key, NOW)).toEqual({ kind: 'not-found' })
  })

  test.each([
    ['start', 30 * 24],
    ['edit', 168],
  ] as const)('%s: until %i hours have passed, to the millisecond', (kind, hours) => {
    const request = kind === 'start' ? aRequest() : returned
    const end = NOW + hours * HOUR
    expect([end - 1, end, end + 1].map((now) => look(request, aKey({ kind }), now))).toEqual([
      'open',
      'expired',
      'expired',
    ])
  })

  test('an edit link is valid by elapsed hours, also over the change of daylight saving time', () => {
    const createdAt = Date.parse('2026-10-20T12:00:00+02:00')
    const link = edit({ createdAt, expiresAt: createdAt + 168 * HOUR })
    expect(look(returned, link, Date.parse('2026-10-27T10:59:59.999+01:00'))).toBe('open')
    expect(look(returned, link, Date.parse('2026-10-27T11:00:00+01:00'))).toBe('expired')
  })

  test('a replaced link is reported as expired', () => {
    expect(look(returned, edit({ endedBy: 'replaced' }))).toBe('expired')
  })

  test('a revoked link is not found', () => {
    expect(look(returned, edit({ endedBy: 'revoked' }))).toBe('not-found')
    expect(look(returned, edit({ endedBy: 'revoked', usedAt: NOW }))).toBe('not-found')
  })

  test('a key whose request was deleted is reported as expired', () => {
    expect(openRequest(worldOfRequests([], [aKey({ expiresAt: NOW })]), 'start-1', NOW)).toEqual({ kind: 'expired' })
  })
})

describe('a key that sent the request', () => {
  const world = worldOfRequests([aSentRequest()], [aKey({ usedAt: NOW })])

  test('returns when the request was sent and its number', () => {
    expect(openRequest(world, 'start-1', NOW)).toEqual({
      kind: 'already-sent',
      receiptNumber: 'Z-2026-0001',
      sentAt: NOW,
    })
  })

  test('returns that for good, also after it expires', () => {
    expect(look(aSentRequest(), aKey({ usedAt: NOW }), NOW + 1_000 * HOUR)).toBe('already-sent')
  })

  test('does not open a returned request: only the link of the letter does', () => {
    expect(look(returned, aKey({ usedAt: NOW }))).toBe('already-sent')
  })

  test('does not open it again if it is a used edit link', () => {
    expect(look(aSentRequest(), edit({ usedAt: NOW }))).toBe('already-sent')
  })

  test.each(['approved', 'rejected'] as const)(
    'does not open it if it is an unused edit link and the request is %s',
    (state) => {
      expect(look(aSentRequest({ state }), edit())).toBe('already-sent')
    },
  )
})

test('the key of a new request is another one in each world, though the worlds share a seed', () => {
  const keys = ['blue', 'green'].map(
    (worldId) => startHelpRequest('other', { now: NOW, random: fixedRandom(), worldId }).result.key.key,
  )
  expect(new Set(keys).size).toBe(2)
})
