import { createHmac } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { describe, expect, test } from 'vitest'
import { set } from '../../domain/state/change.ts'
import { scenarios } from '../../scenarios/scenarios.ts'
import { fixedRandom, NOW } from '../../testing/people.ts'
import { Clock } from '../../world/clock/clock.ts'
import { MemoryStore } from '../../world/world-store.ts'
import { Worlds } from '../../world/worlds.ts'
import { Tokens } from './tokens.ts'

const SECRET = 'a secret of this test'
const HOUR = 3_600_000
const tokens = new Tokens(SECRET)
const worlds = new Worlds(scenarios, new MemoryStore(), () => new Clock(() => 0, NOW, true))
const world = worlds.open({ id: 'blue' })
const jana = { personId: 'p-10000001', scope: 'donor', lifeMs: HOUR }
const sign = (given: Partial<Parameters<Tokens['sign']>[1]> = {}, now = NOW, of = world) =>
  tokens.sign(of, { ...jana, ...given }, now, fixedRandom())
const partOf = (token: string, part: number) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as unknown

/** All claims of a valid token, signed with a given secret and algorithm. */
const claims = { sub: 'p-10000001', scope: 'donor', wid: 'blue', jti: 'j1', auth_time: NOW / 1000, era: 0, exp: 9e9 }
const forge = (given: object, key = SECRET, algorithm: 'HS256' | 'HS512' = 'HS256') =>
  createSigner({ key, algorithm })({ ...claims, ...given })

function forgeText(text: string): string {
  const signed = ['{"alg":"HS256","typ":"JWT"}', text].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

describe('a signed token', () => {
  test('names the person, the world, the session, its start and its end, in full seconds', () => {
    const { token, expire } = sign({}, NOW + 999)
    expect(partOf(token, 0)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(partOf(token, 1)).toEqual({
      sub: 'p-10000001',
      scope: 'donor',
      wid: 'blue',
      jti: 'id000000000000000001',
      era: 0,
      auth_time: NOW / 1000,
      iat: NOW / 1000,
      exp: NOW / 1000 + 3600,
    })
    expect(expire).toBe('2026-11-10T10:00:00.000Z')
  })

  test('lives full seconds, never more than requested', () =>
    expect(sign({ lifeMs: HOUR + 999 }).expire).toBe('2026-11-10T10:00:00.000Z'))

  test('of a continued session keeps the session’s name and start', () => {
    const { token } = sign({ session: { jti: 'j7', startedAt: NOW - HOUR } })
    expect(tokens.verify(world, token, NOW)).toEqual({
      personId: 'p-10000001',
      scope: 'donor',
      jti: 'j7',
      startedAt: NOW - HOUR,
    })
  })

  test('carries the session generation of its person, or the one that just begins', () => {
    const later = worlds.open({})
    later.act(() => ({ changes: [set(['sessionEras', 'p-10000001'], 4)] }))
    const eraOf = (given: Parameters<typeof sign>[0]) => partOf(sign(given, NOW, later).token, 1)
    expect(eraOf({})).toMatchObject({ era: 4 })
    expect(eraOf({ era: 5 })).toMatchObject({ era: 5 })
    expect(eraOf({ personId: '__proto__' })).toMatchObject({ era: 0 })
  })
})

describe('a verified token is', () => {
  const { token } = sign()

  test.each([
    ['valid when it is new', 0, { personId: 'p-10000001', startedAt: NOW }],
    ['valid a millisecond before its end', HOUR - 1, { personId: 'p-10000001' }],
    ['expired at its end', HOUR, 'token-expired'],
    ['expired after it', HOUR + 1, 'token-expired'],
  ])('%s', (_, ms, want) => {
    const verified = tokens.verify(world, token, NOW + ms)
    if (typeof want === 'string') expect(verified).toBe(want)
    else expect(verified).toMatchObject(want)
  })

  test.each([
    ['missing when there is none', undefined, 'token-missing'],
    ['missing when it is empty', '', 'token-missing'],
    ['invalid when it is not a token', 'x.y.z', 'token-invalid'],
    ['invalid with another secret', forge({}, 'another secret'), 'token-invalid'],
    ['invalid with another algorithm', forge({}, SECRET, 'HS512'), 'token-invalid'],
    ['invalid in another world', forge({ wid: 'red' }), 'token-invalid'],
    ['invalid in an earlier session generation', forge({ era: -1 }), 'token-invalid'],
    ['invalid when its payload is a string', forgeText('"text"'), 'token-invalid'],
    ['invalid when its payload is null', forgeText('null'), 'token-invalid'],
  ])('%s', (_, given, want) => expect(new Tokens(SECRET).verify(world, given, NOW)).toBe(want))

  test.each(['sub', 'scope', 'wid', 'jti'])('invalid when its %s is not a string', (claim) =>
    expect(tokens.verify(world, forge({ [claim]: 7 }), NOW)).toBe('token-invalid'),
  )

  test.each(['auth_time', 'era', 'exp'])('invalid when its %s is not a number', (claim) =>
    expect(tokens.verify(world, forge({ [claim]: claim === 'exp' ? undefined : '0' }), NOW)).toBe('token-invalid'),
  )

  test('checked by this world’s clock alone: a token long expired by the machine’s clock is valid', () => {
    const past = Date.parse('2001-01-01T00:00:00Z')
    expect(new Tokens(SECRET).verify(world, sign({}, past).token, past)).toMatchObject({ personId: 'p-10000001' })
  })

  test('checked each time, even if it was verified before', () => {
    const of = worlds.open({})
    const one = sign({ session: { jti: 'j1', startedAt: NOW } }, NOW, of).token
    const other = sign({ session: { jti: 'j2', startedAt: NOW } }, NOW, of).token
    const verifyBoth = () => [one, other].map((token) => typeof tokens.verify(of, token, NOW))
    expect(verifyBoth()).toEqual(['object', 'object'])
    of.act(() => ({ changes: [set(['revokedTokens', 'p-10000001'], { j1: NOW })] }))
    expect(verifyBoth()).toEqual(['string', 'object'])
    of.act(() => ({ changes: [set(['sessionEras', 'p-10000001'], 1)] }))
    expect(verifyBoth()).toEqual(['string', 'string'])
  })

  test('valid even if its session is named like a built-in property of JavaScript', () => {
    const of = worlds.open({ id: 'named' })
    of.act(() => ({ changes: [set(['revokedTokens', 'p-10000001'], { j1: NOW })] }))
    expect(tokens.verify(of, forge({ wid: 'named', jti: 'constructor' }), NOW)).toMatchObject({ jti: 'constructor' })
  })
})
