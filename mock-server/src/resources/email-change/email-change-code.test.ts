import { describe, expect, test } from 'vitest'
import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { donorIn, NEW, requestChange, world } from '../../testing/email-change.ts'
import { aDonor, fixedRandom, NOW } from '../../testing/people.ts'
import { PASSWORD_LOCK, PASSWORD_TRIES } from '../login/sign-in.rules.ts'
import { sendEmailCode } from './email-change-code.rules.ts'

const send = (state: WorldState, { email = NEW, worldId = 'w' } = {}) =>
  sendEmailCode(
    state,
    aDonor(),
    {
      email,
      lang: 'cs',
      check: { fits: true, comparedHash: state.credentials.get('p-10000001')?.passwordHash ?? null },
    },
    { now: NOW, random: fixedRandom(), worldId },
  )

describe('a code to a new e-mail', () => {
  test('goes only to the new address, in the language of the call', () => {
    const { result, state } = requestChange(world, 'Nova@Example.com', { lang: 'en' })
    expect(result).toMatchObject({ kind: 'sent', email: NEW, expiresAt: NOW + CODE_LIFE })
    expect(state.messages).toMatchObject([
      { to: NEW, channel: 'email', code: '482913', subject: 'Your code to change the e-mail' },
    ])
    expect(state.messages[0]).toMatchObject({ id: expect.stringMatching(/^m-id\d{18}$/), at: NOW })
    expect(state.messages[0]?.text).toContain('482913')
    expect(donorIn(state).profile.email).toBe('jana@example.com')
  })

  test.each([
    ['another person’s e-mail', 'firma@example.com', 'email-taken'],
    ['another person’s e-mail in capitals', ' FIRMA@example.com', 'email-taken'],
    ['the current e-mail', 'jana@example.com', 'email-unchanged'],
    ['the current e-mail in capitals', 'Jana@Example.COM', 'email-unchanged'],
    ['an angel number', '10000002', 'email-taken'],
  ])('is not sent to %s', (_, email, error) => {
    const { result, state } = requestChange(world, email)
    expect(result).toEqual({ kind: 'refused', error })
    expect(state).toEqual(world)
  })

  test('with a wrong password does not reveal whether the address has an account, and the last try locks', () => {
    const first = requestChange(world, 'firma@example.com', { fits: false })
    expect(first.result).toEqual({ kind: 'refused', error: 'wrong-credentials' })
    let { state } = first
    for (let tries = 2; tries <= PASSWORD_TRIES; tries += 1) ({ state } = requestChange(state, NEW, { fits: false }))
    const locked = send(state)
    expect(locked.result).toEqual({ kind: 'locked', until: NOW + PASSWORD_LOCK })
    expect(locked).toMatchObject({ changes: [], rule: 'rule 4.11 Password lock' })
  })

  test("may go to the person's own unproven address", () => {
    const unproven = { ...world, logins: world.logins.with(NEW, 'p-10000001') }
    expect(requestChange(unproven).result.kind).toBe('sent')
    expect(requestChange(unproven, NEW, { who: 'p-10000002' }).result).toEqual({
      kind: 'refused',
      error: 'email-taken',
    })
  })

  test.each([
    ['sent', NEW, 'rule 6.9 E-mail change'],
    ['refused as the current one', 'jana@example.com', 'rule 6.9 E-mail change'],
    ['refused as another person’s', 'firma@example.com', 'rule 6.2 E-mail taken'],
  ])('appears in the journal under its rule: %s', (_, email, rule) => expect(send(world, { email }).rule).toBe(rule))

  test('replaces the open code, leaves a used code as it is, and removes codes older than 15 minutes', () => {
    const change = (status: 'open' | 'used', createdAt: number) => ({
      personId: 'p-10000001',
      email: NEW,
      code: '482913',
      wrongTries: 0,
      status,
      createdAt,
    })
    const emailChanges = {
      chg_over: change('open', NOW - CODE_LIFE),
      chg_used: change('used', NOW - CODE_LIFE + 1),
      chg_open: change('open', NOW - CODE_LIFE + 2),
    }
    const { changes } = send({ ...world, emailChanges })
    expect(changes.filter(({ path }) => path[0] === 'emailChanges').slice(0, -1)).toEqual([
      { path: ['emailChanges', 'chg_over'], value: undefined },
      { path: ['emailChanges', 'chg_open', 'status'], value: 'replaced' },
    ])
  })

  test('waits by the age of the oldest of five, in whatever order they are stored', () => {
    const changes = [3, 1, 4, 0, 2].map((minutes) => [
      `chg_${minutes}`,
      {
        personId: 'p-10000001',
        email: NEW,
        code: '1',
        wrongTries: 0,
        status: 'replaced',
        createdAt: NOW - minutes * 60_000,
      },
    ])
    expect(send({ ...world, emailChanges: Object.fromEntries(changes) })).toMatchObject({
      result: { kind: 'too-many', retryAfterSeconds: 11 * 60 },
      rule: 'rule 5.7 Five codes',
    })
  })

  test('is valid only in the world it was requested in', () => {
    const there = send(world, { worldId: 'there' })
    const here = send(world, { worldId: 'here' })
    expect(Object.values(there.result)[1]).not.toBe(Object.values(here.result)[1])
    expect(Object.values(here.result)[1]).toMatch(/^chg_[A-Za-z0-9_-]{8,60}$/)
  })

  test('is sent five times in 15 minutes, the next one when the oldest is 15 minutes old', () => {
    let state = world
    for (let sent = 0; sent < 5; sent += 1) ({ state } = requestChange(state, NEW, { now: NOW + sent * 60_000 }))
    const sixth = (now: number) => requestChange(state, NEW, { now }).result
    expect(sixth(NOW + 5 * 60_000)).toEqual({ kind: 'too-many', retryAfterSeconds: 600 })
    expect(sixth(NOW + CODE_LIFE - 1)).toEqual({ kind: 'too-many', retryAfterSeconds: 1 })
    expect(sixth(NOW + CODE_LIFE).kind).toBe('sent')
    expect(requestChange(state, NEW, { now: NOW + 5 * 60_000, who: 'p-10000002' }).result.kind).toBe('sent')
  })

  test('is sent ten times in 24 hours, because it may go to strangers (rule 19.28)', () => {
    const HOUR = 60 * 60_000
    let state = world
    for (let sent = 0; sent < 10; sent += 1) ({ state } = requestChange(state, NEW, { now: NOW + sent * HOUR }))
    const eleventh = (now: number) => requestChange(state, 'stranger@example.com', { now }).result
    expect(eleventh(NOW + 24 * HOUR - 1)).toEqual({ kind: 'too-many', retryAfterSeconds: 1 })
    expect(eleventh(NOW + 24 * HOUR).kind).toBe('sent')
  })

  test('leaves only the codes of the last 15 minutes', () => {
    let state = world
    for (let sent = 0; sent < 10; sent += 1) ({ state } = requestChange(state, NEW, { now: NOW + sent * 4 * 60_000 }))
    expect(Object.keys(state.emailChanges).length).toBeLessThanOrEqual(5)
  })
})
