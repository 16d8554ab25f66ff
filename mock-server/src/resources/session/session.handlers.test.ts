import { describe, expect, test } from 'vitest'
import type { AnyHandler, Caller } from '../../kernel/handler.ts'
import { world as donors, requestChange } from '../../testing/email-change.ts'
import { aFamily } from '../../testing/families.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { confirmConsent } from '../consent/consent.handlers.ts'
import { confirmEmailChange } from '../email-change/email-change.handlers.ts'
import { changePassword } from '../password/password.handlers.ts'
import { personOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { endSession, prolongSession } from './session.handlers.ts'
import { SESSION_LIFE, TOKEN_LIFE } from './session.rules.ts'

const jana: Caller = { personId: 'p-10000001', scope: 'donor', jti: 'j1', startedAt: NOW }
const world = aWorld([aDonor()])
const handlers = { endSession, prolongSession }
const run = (id: keyof typeof handlers, caller: Caller | null, now = NOW) =>
  (handlers[id] as AnyHandler).run(
    world,
    { caller },
    { now, random: fixedRandom(), worldId: 'w', signImage: () => '', prepared: undefined },
  )

describe('a session', () => {
  test('is stored as ended when its owner signs out', () =>
    expect(run('endSession', jana)).toEqual({
      answer: { error_code: 200 },
      changes: [{ path: ['revokedTokens', 'p-10000001', 'j1'], value: NOW + SESSION_LIFE + TOKEN_LIFE }],
      rule: 'rule 4.3 Session',
    }))

  test('without a token is ended without a change', () => expect(run('endSession', null).changes).toEqual([]))

  test('that is prolonged continues for an hour, and the world does not change', () => {
    const { answer, ...outcome } = run('prolongSession', jana)
    expect(outcome).toEqual({
      token: { personId: 'p-10000001', scope: 'donor', lifeMs: 3_600_000, session: { jti: 'j1', startedAt: NOW } },
      changes: [],
      rule: 'rule 4.3 Session',
    })
    const signed = { token: 'x.y.z', expire: '2026-11-10T10:00:00.000Z' }
    const answered = typeof answer === 'function' && answer({ ...signed, signImage: () => '' })
    expect(answered).toEqual({ error_code: 200, response: signed })
  })

  test.each([
    ['after its eight hours', jana, NOW + SESSION_LIFE],
    ['without a token', null, NOW],
  ])('is not prolonged %s', (_, caller, now) =>
    expect(run('prolongSession', caller, now)).toEqual({
      answer: { error_code: 409, error: 'session-not-prolongable' },
      changes: [],
      rule: 'rule 4.3 Session',
    }),
  )
})

describe('a new password, a consent and a new e-mail continue the session of the caller', () => {
  const requested = requestChange(donors)
  const code = requested.state.messages.at(-1)?.code
  const password = { check: { fits: true, comparedHash: 'hash of 10000001' }, passwordHash: 'new hash' }
  const tokenOf = (handler: unknown, caller: Caller, body: object, prepared?: object) =>
    (handler as AnyHandler).run(
      requested.state,
      { caller, headers: { lang: 'cs' }, body },
      { now: NOW, random: fixedRandom(), worldId: 'w', signImage: () => '', prepared },
    ).token
  const tokensOf = (caller: Caller) => [
    tokenOf(changePassword, caller, { oldPassword: 'andel123', password: 'modrá-lampa-7' }, password),
    tokenOf(confirmConsent, caller, { personalData: true }),
    tokenOf(confirmEmailChange, caller, { changeId: requested.changeId, code }),
  ]

  test.each([
    ['for an hour', 0, 3_600_000],
    ['for an hour at the end of its eight hours', SESSION_LIFE, 3_600_000],
    ['to its absolute end, nine hours after the sign-in', SESSION_LIFE + TOKEN_LIFE - 60_000, 60_000],
  ])('%s', (_, age, lifeMs) => {
    const { personId, scope, jti } = jana
    const session = { jti, startedAt: NOW - age }
    const continued = { personId, scope, lifeMs, session }
    expect(tokensOf({ ...jana, ...session })).toEqual([continued, continued, continued])
  })
})

describe('a valid token', () => {
  test('identifies its person', () => expect(personOf(world, jana)).toBe(world.people.get('p-10000001')))

  test.each([
    ['nobody', null],
    ['a person missing in the world', { ...jana, personId: 'p-2' }],
  ])('of %s is a fault of the world', (_, caller) =>
    expect(() => personOf(world, caller)).toThrow('A valid token names no person of this world'),
  )
})

test('a write to a locked account is refused with the time from which it is allowed', () => {
  const until = Date.parse('2026-12-02T05:00:00Z')
  expect(refuseWhileLocked(aFamily(), until)).toBeNull()
  expect(refuseWhileLocked(aFamily(), until - 1)).toEqual({
    answer: { error_code: 423, error: 'editing-locked', lockedUntil: '2026-12-02T05:00:00.000Z' },
    changes: [],
    rule: 'rule 10.16 Editing lock',
  })
})
