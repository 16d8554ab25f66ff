import { describe, expect, test, vi } from 'vitest'
import type { Lang } from '../../domain/letters/wording.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { composeResetLink } from './password-reset-email.rules.ts'
import { inspectLink, RESET_LIFE, RESETS_PER_HOUR, requestReset, resetPassword } from './password-reset-link.rules.ts'

vi.mock('./password-reset-email.rules.ts', { spy: true })

const silent = aDonor({ personId: 'p-10000003', login: '10000003', profile: { ...aDonor().profile, email: null } })
const admin = {
  ...silent,
  kind: 'admin',
  personId: 'p-admin',
  login: 'admin',
  scope: 'admin',
  email: 'a@b.cz',
} as const
const world = aWorld([aDonor(), silent, aRecipient(), admin as never])
const random = fixedRandom()

type ResetRequest = { username: string; now: number; worldId: string; lang: Lang }

const request = (
  state: WorldState,
  { username = '10000001', now = NOW, worldId = 'w', lang = 'cs' }: Partial<ResetRequest> = {},
) => {
  const decided = requestReset(state, { username, lang }, { now, random, worldId })
  return { ...decided, state: after(state, decided.changes) }
}
const tokenIn = ({ messages }: WorldState) => messages.at(-1)?.link?.replace('/obnova-hesla?odkaz=', '') ?? ''
const reset = (state: WorldState, token: string, now = NOW) => {
  const decided = resetPassword(state, { token, passwordHash: 'new hash', lang: 'cs' }, { now, random })
  return { ...decided, state: after(state, decided.changes) }
}

describe('requesting a link', () => {
  test.each(['10000001', 'jana@example.com', ' Jana@EXAMPLE.com '])(
    'by %s sends it to the account’s e-mail',
    (username) => {
      const { state } = request(world, { username })
      expect(state.messages).toMatchObject([{ channel: 'email', to: 'jana@example.com', at: NOW }])
      expect(state.messages[0]?.text).toContain(state.messages[0]?.link)
    },
  )

  test('answers the same and does the same work for any name (rule 19.5)', () => {
    const work = (username: string) => {
      vi.mocked(composeResetLink).mockClear()
      const drawn = vi.fn(() => 'x')
      const { result, rule } = requestReset(
        world,
        { username, lang: 'cs' },
        { now: NOW, random: { ...random, id: drawn, key: drawn }, worldId: 'w' },
      )
      return { result, rule, letters: vi.mocked(composeResetLink).mock.calls.length, drawn: drawn.mock.calls.length }
    }
    const known = work('10000001')
    expect(known).toMatchObject({ result: 'accepted', letters: 1, drawn: 2 })
    for (const username of ['99999999', 'nobody@example.com', '10000003', '2000001', 'admin', '11111111', '__proto__'])
      expect(work(username)).toEqual(known)
  })

  test.each(['99999999', '10000003', '2000001', 'admin', '11111111', '__proto__'])('for %s sends nothing', (username) =>
    expect(request(world, { username }).changes).toEqual([]),
  )

  test('invalidates the older link', () => {
    const first = request(world)
    const second = request(first.state, { now: NOW + 1 })
    expect(inspectLink(second.state, tokenIn(first.state), NOW + 1)).toEqual({
      kind: 'refused',
      error: 'reset-link-expired',
    })
    expect(inspectLink(second.state, tokenIn(second.state), NOW + 1).kind).toBe('good')
  })

  test('sends five in an hour and then silently no more, until the first is an hour old', () => {
    let { state } = request(world)
    for (let n = 1; n < RESETS_PER_HOUR; n += 1) ({ state } = request(state, { now: NOW + n }))
    expect(state.messages).toHaveLength(5)
    const fifth = tokenIn(state)
    const sixth = request(state, { now: NOW + RESET_LIFE - 1 })
    expect(sixth).toMatchObject({ result: 'accepted', changes: [] })
    expect(inspectLink(sixth.state, fifth, NOW + RESET_LIFE - 1).kind).toBe('good')
    expect(request(state, { now: NOW + RESET_LIFE }).state.messages).toHaveLength(6)
  })

  test('stores the last twenty links of an account', () => {
    let state = world
    for (let n = 0; n < 40; n += 1) ({ state } = request(state, { now: NOW + n * RESET_LIFE }))
    expect(Object.keys(state.passwordResets)).toHaveLength(20)
    expect(inspectLink(state, tokenIn(state), NOW + 39 * RESET_LIFE).kind).toBe('good')
  })

  test('creates another token in another world, though both have the same seed', () => {
    const draw = (worldId: string) =>
      tokenIn(
        after(
          world,
          requestReset(world, { username: '10000001', lang: 'cs' }, { now: NOW, random: fixedRandom(), worldId })
            .changes,
        ),
      )
    expect(draw('w1')).not.toBe(draw('w2'))
    expect(draw('w1')).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })
})

describe('a link', () => {
  const { state } = request(world)
  const token = tokenIn(state)

  test.each([
    ['a millisecond before its hour it is valid', RESET_LIFE - 1, 'good'],
    ['at its hour it is expired', RESET_LIFE, 'reset-link-expired'],
    ['a millisecond after its hour it is expired', RESET_LIFE + 1, 'reset-link-expired'],
  ])('%s, read and used', (_, age, want) => {
    const seen = [inspectLink(state, token, NOW + age), reset(state, token, NOW + age).result]
    for (const link of seen) expect(link.kind === 'good' ? link.kind : link.error).toBe(want)
  })

  test.each(['rst_unknown', '__proto__', 'constructor', token.toUpperCase()])('%s is not found', (unknown) =>
    expect(inspectLink(state, unknown, NOW)).toEqual({ kind: 'refused', error: 'reset-link-not-found' }),
  )

  test('sets a password once: a used link stays used, even after its hour', () => {
    const first = reset(state, token)
    expect(first.state.credentials.get('p-10000001')).toEqual({ passwordHash: 'new hash' })
    for (const now of [NOW, NOW + RESET_LIFE])
      expect(reset(first.state, token, now)).toMatchObject({ result: { error: 'reset-link-used' }, changes: [] })
  })

  test('that sets a password ends all sessions, resets wrong tries and notifies the owner', () => {
    const locked = { failed: 6, lockedUntil: null, sliding: true }
    const before = {
      ...state,
      signInAttempts: { 'p-10000001': locked, 'p-10000003': locked },
      revokedTokens: { 'p-10000001': { j1: 1 } },
      sessionEras: { 'p-10000001': 4 },
    }
    const { state: now } = reset(before, token)
    expect(now.signInAttempts).toEqual({ 'p-10000003': locked })
    expect(now.sessionEras).toEqual({ 'p-10000001': 5 })
    const notice = now.messages.at(-1)
    expect(notice).toMatchObject({ to: 'jana@example.com', subject: 'Heslo bylo změněno' })
    expect(notice?.text).toContain('+420')
    expect(notice).not.toHaveProperty('link')
    expect(notice?.text).not.toContain('/obnova-hesla')
  })
})

test.each([
  ['cs', 'Nové heslo k\u00a0účtu Dobrého anděla', 'Odkaz platí jednu hodinu'],
  ['en', 'A new password for your Good Angel account', 'The link works for one hour'],
] as const)('the letter in %s contains the instructions and the validity', (lang, subject, expected) => {
  const letter = request(world, { lang }).state.messages[0]
  expect(letter).toMatchObject({ subject, text: expect.stringContaining(expected) })
})
