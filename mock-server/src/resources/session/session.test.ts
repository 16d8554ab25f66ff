import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aWorld, NOW } from '../../testing/people.ts'
import { endAllSessions, endSession, mayProlong, SESSION_LIFE, TOKEN_LIFE, type TokenSession } from './session.rules.ts'

const empty = aWorld([])
const session = { personId: 'p-2000001', jti: 'j1', startedAt: NOW }
const LAST_TOKEN_DIES = NOW + SESSION_LIFE + TOKEN_LIFE

const ended = (world: WorldState, session: TokenSession, now = NOW) => after(world, endSession(world, session, now))

test.each([
  [-1, true],
  [0, false],
  [1, false],
])('eight hours from the sign-in and %i ms: a session may be prolonged: %s', (ms, may) =>
  expect(mayProlong(session, NOW + 8 * 60 * 60_000 + ms)).toBe(may),
)

describe('the end of a session', () => {
  test('is stored until the last possible token has expired', () =>
    expect(ended(empty, session).revokedTokens).toEqual({
      'p-2000001': { j1: LAST_TOKEN_DIES },
    }))

  test.each([
    [-1, ['j1', 'j2']],
    [0, ['j2']],
  ])('%i ms later, the next session that ends leaves %j', (ms, left) => {
    const world = ended(empty, session)
    const now = LAST_TOKEN_DIES + ms
    const later = ended(world, { ...session, jti: 'j2', startedAt: now }, now)
    expect(Object.keys(later.revokedTokens['p-2000001'] ?? {})).toEqual(left)
  })

  test('does not remove ended sessions of others', () => {
    const world = ended(empty, session)
    const other = { personId: 'p-2000002', jti: 'j9', startedAt: LAST_TOKEN_DIES }
    expect(ended(world, other, LAST_TOKEN_DIES).revokedTokens).toMatchObject({
      'p-2000001': { j1: LAST_TOKEN_DIES },
    })
  })
})

test('the end of all sessions starts a new generation, and single ended sessions are removed', () => {
  const world = ended(empty, session)
  const now = after(world, endAllSessions(world, session.personId))
  expect([now.sessionEras, now.revokedTokens]).toEqual([{ 'p-2000001': 1 }, {}])
  expect(after(now, endAllSessions(now, session.personId)).sessionEras).toEqual({ 'p-2000001': 2 })
})
