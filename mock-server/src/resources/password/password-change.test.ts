import { describe, expect, test } from 'vitest'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { Credential, Person, WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { requestReset } from '../password-reset/password-reset-link.rules.ts'
import { changePassword } from './password-change.rules.ts'

const random = fixedRandom()
const jana = aDonor()
const world = aWorld([jana])
const RIGHT = { comparedHash: 'hash of 10000001', fits: true }
const WRONG = { ...RIGHT, fits: false }

const change = (state: WorldState, check = RIGHT, person: Person = jana, now = NOW) => {
  const given = { check, passwordHash: 'new hash', lang: 'cs' } as const
  const { result, changes } = changePassword(state, person, given, { now, random })
  return { result, state: after(state, changes) }
}

describe('a password is changed', () => {
  test('by a caller who knows the old one: wrong tries are reset, every session ends, a letter notifies the owner', () => {
    const tried = { ...world, signInAttempts: { [jana.personId]: { failed: 5, lockedUntil: null } } }
    const { result, state } = change(tried)
    expect(result).toEqual({ kind: 'changed' })
    expect(state.credentials.get(jana.personId)).toEqual({ passwordHash: 'new hash' })
    expect(state.signInAttempts).toEqual({})
    expect(state.sessionEras[jana.personId]).toBe(1)
    expect(state.messages).toMatchObject([{ to: 'jana@example.com', subject: 'Heslo bylo změněno' }])
  })

  test.each([
    ['changed', world, RIGHT, 'rule 4.14 Password change'],
    ['refused to a caller who does not know it', world, WRONG, 'rule 4.11 Password lock'],
    [
      'refused to a person without a password',
      { ...world, credentials: LargeRecord.from<Credential>({}) },
      RIGHT,
      'rule 4.14 Password change',
    ],
    [
      'refused while the account is locked',
      { ...world, signInAttempts: { [jana.personId]: { failed: 6, lockedUntil: NOW + 1 } } },
      RIGHT,
      'rule 4.11 Password lock',
    ],
  ])('and appears in the journal under its rule: %s', (_, state, check, rule) =>
    expect(changePassword(state, jana, { check, passwordHash: 'new', lang: 'cs' }, { now: NOW, random }).rule).toBe(
      rule,
    ),
  )

  test('of a recipient with a password, with a letter to her e-mail if she has one', () => {
    for (const [email, letters] of [
      ['petra@example.com', [{ to: 'petra@example.com', id: expect.stringMatching(/^m-id\d+$/), at: NOW }]],
      [null, []],
    ] as const) {
      const petra = aRecipient({ email })
      const check = { comparedHash: 'hash of 2000001', fits: true }
      expect(change(aWorld([petra]), check, petra).state.messages).toMatchObject(letters)
    }
  })

  test('and the letter is added after earlier letters', () => {
    const before = { id: 'm-0', at: NOW, channel: 'email', to: 'x@example.com', text: '' } as const
    const { state } = change({ ...world, messages: [before] })
    expect(state.messages.map(({ to }) => to)).toEqual(['x@example.com', 'jana@example.com'])
  })

  test('without a letter if there is no e-mail', () => {
    const silent = aDonor({ profile: { ...jana.profile, email: null } })
    expect(change(aWorld([silent]), RIGHT, silent).state.messages).toEqual([])
  })

  test('and a reset link in the mailbox becomes invalid', () => {
    const requested = requestReset(world, { username: '10000001', lang: 'cs' }, { now: NOW, random, worldId: 'w' })
    const { state } = change(after(world, requested.changes))
    expect(Object.values(state.passwordResets).map(({ status }) => status)).toEqual(['replaced'])
  })
})

describe('a password is not changed', () => {
  test('by a caller who does not know the old one: the sixth wrong try locks the account, as at sign-in (rule 4.11)', () => {
    let state = world
    for (let tries = 0; tries < 6; tries += 1) {
      const tried = change(state, WRONG)
      expect(tried.result).toEqual({ kind: 'refused', error: 'wrong-credentials' })
      state = tried.state
    }
    const until = NOW + 900_000
    expect(change(state).result).toEqual({ kind: 'locked', until })
    expect(change(state, RIGHT, jana, until - 1).result.kind).toBe('locked')
    expect(change(state, RIGHT, jana, until).result.kind).toBe('changed')
    expect(state).toMatchObject({ credentials: world.credentials, sessionEras: {}, messages: [] })
  })

  test('if the compared hash is no longer the account’s', () =>
    expect(change(world, { ...RIGHT, comparedHash: 'the former hash' }).result.kind).toBe('refused'))

  test('of a recipient, who has none', () => {
    const petra = aRecipient()
    const { result, state } = change(aWorld([petra], { credentials: {} }), RIGHT, petra)
    expect(result).toEqual({ kind: 'refused', error: 'no-password' })
    expect(state.credentials.size).toBe(0)
  })
})
