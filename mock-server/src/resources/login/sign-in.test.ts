import { describe, expect, test } from 'vitest'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aRecipient, aWorld, NOW } from '../../testing/people.ts'
import { findAccount, PASSWORD_LOCK, signIn, signInLockedUntil, validatePassword } from './sign-in.rules.ts'

const RIGHT = { comparedHash: 'hash of 10000001', fits: true }
const WRONG = { comparedHash: 'hash of 10000001', fits: false }
const WRONG_ONE = { kind: 'refused', error: 'wrong-credentials' }
const world = aWorld([aDonor({ lastLoginAt: 111, previousLoginAt: 11 }), aRecipient()])

/** The state and the answers after this many wrong tries at one instant. */
const guess = (times: number, start: WorldState = world, now = NOW) => {
  let state = start
  const answers: string[] = []
  for (let n = 0; n < times; n += 1) {
    const { result, changes } = signIn(state, '10000001', WRONG, now)
    state = after(state, changes)
    answers.push(result.kind === 'refused' ? result.error : result.kind)
  }
  return { state, answers }
}

describe('signing in by name and password', () => {
  test.each([
    ['by angel number', '10000001', RIGHT, { kind: 'signed-in' }],
    ['by e-mail', 'jana@example.com', RIGHT, { kind: 'signed-in' }],
    ['by an angel number copied in groups', '\u200e1000\u00a00001', RIGHT, { kind: 'signed-in' }],
    ['by e-mail in capitals, with spaces around', '  Jana@Example.COM ', RIGHT, { kind: 'signed-in' }],
    ['the anonymous number with spaces around is refused', ' 11111111 ', RIGHT, { error: 'anonymous-account' }],
    ['a wrong password whose hash is not the account’s', '10000001', { comparedHash: 'x', fits: false }, WRONG_ONE],
    ['a wrong password is refused', '10000001', WRONG, { kind: 'refused', error: 'wrong-credentials' }],
    ['an unknown name is refused', '99999999', { comparedHash: null, fits: false }, { error: 'user-not-found' }],
    [
      'the anonymous number is refused',
      '11111111',
      { comparedHash: null, fits: false },
      { error: 'anonymous-account' },
    ],
    ['a recipient has no password here', 'petra@example.com', RIGHT, { error: 'user-not-found' }],
    [
      'an inherited property name is unknown',
      '__proto__',
      { comparedHash: null, fits: false },
      { error: 'user-not-found' },
    ],
    [
      'a password that was changed during the check is wrong',
      '10000001',
      { comparedHash: 'old', fits: true },
      { error: 'wrong-credentials' },
    ],
  ])('%s', (_, username, check, want) => expect(signIn(world, username, check, NOW).result).toMatchObject(want))

  test.each([
    ['a right password', '10000001', RIGHT, 'rule 4.9 Donor login', ['people', 'people']],
    ['a wrong one', '10000001', WRONG, 'rule 4.10 Donor login refused', ['signInAttempts']],
    ['an unknown name', '99999999', RIGHT, 'rule 4.10 Donor login refused', []],
    ['the anonymous number', '11111111', RIGHT, 'rule 4.17 Anonymous number', []],
  ])('appears in the journal under its rule: %s', (_, username, check, rule, slices) => {
    const decided = signIn(world, username, check, NOW)
    expect([decided.rule, decided.changes.map(({ path }) => path[0])]).toEqual([rule, slices])
  })

  test('returns the person', () =>
    expect(signIn(world, '10000001', RIGHT, NOW).result).toEqual({
      kind: 'signed-in',
      person: world.people.get('p-10000001'),
    }))

  test('finds an account by an e-mail in NFC or NFD, and none without a person or a password', () => {
    const named = { ...world, logins: LargeRecord.from({ 'jiří@example.com': 'p-10000001', lost: 'p-9' }) }
    expect(findAccount(named, 'JIŘÍ@example.com'.normalize('NFD'))).toEqual({
      person: world.people.get('p-10000001'),
      passwordHash: 'hash of 10000001',
    })
    expect(findAccount({ ...named, credentials: LargeRecord.from({}) }, 'jiří@example.com')).toBeNull()
    expect(['lost', 'unknown'].map((name) => findAccount(named, name))).toEqual([null, null])
  })

  test.each([
    ['fits without an earlier try', world, 'p-10000001', 'fits'],
    ['fits after a wrong try', guess(1).state, 'p-10000001', 'fits'],
    ['is wrong for a person without a password', world, 'p-9', 'wrong'],
  ])('a right password %s', (_, state, personId, want) =>
    expect(validatePassword(state, personId, RIGHT, NOW).kind).toBe(want),
  )

  test('stores the previous login', () => {
    const state = after(world, signIn(world, '10000001', RIGHT, NOW).changes)
    expect(state.people.get('p-10000001')).toMatchObject({ previousLoginAt: 111, lastLoginAt: NOW })
  })
})

describe('six wrong passwords', () => {
  test('are each refused as wrong, and lock from the sixth', () => {
    const { state, answers } = guess(8)
    expect(answers).toEqual([...Array(6).fill('wrong-credentials'), 'locked', 'locked'])
    expect(signIn(state, '10000001', RIGHT, NOW)).toEqual({
      result: { kind: 'locked', until: NOW + 15 * 60_000 },
      changes: [],
      rule: 'rule 4.11 Password lock',
    })
  })

  test.each([
    ['without a try', undefined, null],
    ['five tries', { failed: 5, lockedUntil: null }, null],
    ['a lock before its end', { failed: 6, lockedUntil: NOW + 1 }, NOW + 1],
    ['a lock at its end', { failed: 6, lockedUntil: NOW }, null],
    ['a lock that slides with the clock', { failed: 6, lockedUntil: null, sliding: true }, NOW + PASSWORD_LOCK],
  ] as const)('until when the account is locked: %s', (_, attempts, want) =>
    expect(signInLockedUntil(attempts, NOW)).toBe(want),
  )

  test('are counted exactly when fifty come at once', () => {
    const { state, answers } = guess(50)
    expect(answers.filter((answer) => answer === 'wrong-credentials')).toHaveLength(6)
    expect(state.signInAttempts['p-10000001']).toEqual({ failed: 6, lockedUntil: NOW + PASSWORD_LOCK })
  })

  test.each([
    ['a millisecond before 15 minutes the account is locked', -1, 'locked'],
    ['at exactly 15 minutes the account is open', 0, 'signed-in'],
    ['after 15 minutes the account is open', 1, 'signed-in'],
  ])('%s', (_, shift, want) =>
    expect(signIn(guess(6).state, '10000001', RIGHT, NOW + PASSWORD_LOCK + shift).result.kind).toBe(want),
  )

  test('on a locked account do not extend the lock', () => {
    const { state } = guess(1, guess(6).state, NOW + PASSWORD_LOCK - 1)
    expect(signIn(state, '10000001', RIGHT, NOW + PASSWORD_LOCK).result.kind).toBe('signed-in')
  })

  test('are counted again from zero once the lock has ended', () => {
    const later = NOW + PASSWORD_LOCK
    expect(guess(6, guess(6).state, later).answers).toEqual(Array(6).fill('wrong-credentials'))
  })

  test('are reset by a right one', () => {
    const five = guess(5).state
    const right = after(five, signIn(five, '10000001', RIGHT, NOW).changes)
    expect(guess(6, right).answers).toEqual(Array(6).fill('wrong-credentials'))
  })

  test('lock for ever if the lock slides with the clock', () => {
    const sliding = aWorld([aDonor()], {
      signInAttempts: { 'p-10000001': { failed: 6, lockedUntil: null, sliding: true } },
    })
    const later = NOW + 365 * 24 * PASSWORD_LOCK
    expect(signIn(sliding, '10000001', RIGHT, later).result).toEqual({ kind: 'locked', until: later + PASSWORD_LOCK })
  })
})
