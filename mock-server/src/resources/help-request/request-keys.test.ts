import { describe, expect, test } from 'vitest'
import type { HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import { NOW } from '../../testing/people.ts'
import { aKey, aRequest, aSentRequest, openByLink, worldOfRequests } from '../../testing/requests.ts'
import { openRequest } from './request-keys.rules.ts'

const HOUR = 60 * 60_000
const look = (request: HelpRequest, key: RequestKey, now = NOW) => {
  const world = worldOfRequests([request], [key])
  return (key.kind === 'edit' ? openByLink(world, key.key, now) : openRequest(world, key.key, now)).kind
}
const edit = (given: Partial<RequestKey> = {}) => aKey({ kind: 'edit', ...given })
const returned = aSentRequest({ state: 'returned' })

describe('what a key opens', () => {
  test('the request that was started by it', () => {
    expect(look(aRequest(), aKey())).toBe('open')
  })

  test('the request that was returned, by the edit link', () => {
    expect(look(returned, edit())).toBe('open')
  })

  test('nothing, when nobody was given it', () => {
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

  test('an edit link runs by the clock, through the night when the clock changes', () => {
    const createdAt = Date.parse('2026-10-20T12:00:00+02:00')
    const link = edit({ createdAt, validUntil: createdAt + 168 * HOUR })
    expect(look(returned, link, Date.parse('2026-10-27T10:59:59.999+01:00'))).toBe('open')
    expect(look(returned, link, Date.parse('2026-10-27T11:00:00+01:00'))).toBe('expired')
  })

  test('a link that a newer one replaced is past its time', () => {
    expect(look(returned, edit({ endedBy: 'replaced' }))).toBe('expired')
  })

  test('a link that was taken back is as if it never were', () => {
    expect(look(returned, edit({ endedBy: 'revoked' }))).toBe('not-found')
    expect(look(returned, edit({ endedBy: 'revoked', usedAt: NOW }))).toBe('not-found')
  })

  test('a key that ended with its request says that it is past its time', () => {
    expect(openRequest(worldOfRequests([], [aKey({ validUntil: NOW })]), 'start-1', NOW)).toEqual({ kind: 'expired' })
  })
})

describe('a key that sent the request', () => {
  const world = worldOfRequests([aSentRequest()], [aKey({ usedAt: NOW })])

  test('says when, and under which number', () => {
    expect(openRequest(world, 'start-1', NOW)).toEqual({
      kind: 'already-sent',
      receiptNumber: 'Z-2026-0001',
      sentAt: NOW,
    })
  })

  test('says so for good, past its time too', () => {
    expect(look(aSentRequest(), aKey({ usedAt: NOW }), NOW + 1_000 * HOUR)).toBe('already-sent')
  })

  test('does not open it when it was returned meanwhile: only the link of the letter does', () => {
    expect(look(returned, aKey({ usedAt: NOW }))).toBe('already-sent')
  })

  test('neither does an edit link that was used', () => {
    expect(look(aSentRequest(), edit({ usedAt: NOW }))).toBe('already-sent')
  })

  test.each(['approved', 'rejected'] as const)('nor one that was not used, once the request is %s', (state) => {
    expect(look(aSentRequest({ state }), edit())).toBe('already-sent')
  })
})
