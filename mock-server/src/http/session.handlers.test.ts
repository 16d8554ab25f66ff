import { describe, expect, test } from 'vitest'
import { SESSION_LIFE, TOKEN_LIFE } from '../domain/session.ts'
import { aFamily } from '../domain/testing/families.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../domain/testing/people.ts'
import type { AnyHandler, Caller } from './handler.ts'
import { personOf } from './person-of-token.ts'
import { refuseWhileLocked } from './refuse-while-locked.ts'
import { sessionHandlers } from './session.handlers.ts'

const jana: Caller = { personId: 'p-10000001', scope: 'donor', jti: 'j1', startedAt: NOW }
const world = aWorld([aDonor()])
const run = (id: keyof typeof sessionHandlers, caller: Caller | null, now = NOW) =>
  (sessionHandlers[id] as AnyHandler).run(
    world,
    { caller },
    { now, random: fixedRandom(), worldId: 'w', signImage: () => '', prepared: undefined },
  )

describe('a session', () => {
  test('that is left is ended: its name is remembered', () =>
    expect(run('endSession', jana)).toEqual({
      answer: { error_code: 200 },
      changes: [{ path: ['revokedTokens', 'p-10000001', 'j1'], value: NOW + SESSION_LIFE + TOKEN_LIFE }],
      rule: 'rule 4.3 Session',
    }))

  test('of nobody is ended without a trace', () => expect(run('endSession', null).changes).toEqual([]))

  test('that is prolonged goes on as the same one for an hour, and nothing of the world changes', () => {
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
    ['of nobody', null, NOW],
  ])('is not prolonged %s', (_, caller, now) =>
    expect(run('prolongSession', caller, now)).toEqual({
      answer: { error_code: 409, error: 'session-not-prolongable' },
      changes: [],
      rule: 'rule 4.3 Session',
    }),
  )
})

describe('a good token', () => {
  test('names the person it was given to', () => expect(personOf(world, jana)).toBe(world.people['p-10000001']))

  test.each([
    ['nobody', null],
    ['a person who is lost', { ...jana, personId: 'p-2' }],
  ])('of %s is a fault of the world', (_, caller) =>
    expect(() => personOf(world, caller)).toThrow('A good token names nobody of this world'),
  )
})

test('a write that meets a locked account is refused with the moment from which it may be made', () => {
  const until = Date.parse('2026-12-02T05:00:00Z')
  expect(refuseWhileLocked(aFamily(), until)).toBeNull()
  expect(refuseWhileLocked(aFamily(), until - 1)).toEqual({
    answer: { error_code: 423, error: 'editing-locked', lockedUntil: '2026-12-02T05:00:00.000Z' },
    changes: [],
    rule: 'rule 10.16 Editing lock',
  })
})
