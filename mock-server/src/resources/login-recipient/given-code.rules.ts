import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { GivenCode, WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** A session of a family. Every token of it has the same beginning. */
export type FamilySession = { readonly personId: string; readonly sessionStartedAt: Instant }

/** What one code confirms at most: every change sends SMS to all phones of the family. */
const CHANGES_OF_A_CODE = 5

/** Whether the session gave a code in the last 15 minutes that still confirms a change (rule 10.21). */
export const hasGivenCode = (state: WorldState, { personId, sessionStartedAt }: FamilySession, now: Instant): boolean =>
  recent(state, personId, now).some(
    (code) => code.sessionStartedAt === sessionStartedAt && code.changes < CHANGES_OF_A_CODE,
  )

/** A code was given in the session. It takes the place of the session's older one. */
export const giveCode = (
  state: WorldState,
  { personId, sessionStartedAt }: FamilySession,
  now: Instant,
): readonly Change[] => {
  const others = recent(state, personId, now).filter((code) => code.sessionStartedAt !== sessionStartedAt)
  return [set(['givenCodes', personId], [...others, { sessionStartedAt, at: now, changes: 0 }])]
}

/** The session's code has confirmed one more change. */
export const countConfirmedChange = (
  state: WorldState,
  { personId, sessionStartedAt }: FamilySession,
  now: Instant,
): readonly Change[] => {
  const codes = recent(state, personId, now).map((code) =>
    code.sessionStartedAt === sessionStartedAt ? { ...code, changes: code.changes + 1 } : code,
  )
  return [set(['givenCodes', personId], codes)]
}

const recent = ({ givenCodes }: WorldState, personId: string, now: Instant): readonly GivenCode[] =>
  (givenCodes[personId] ?? []).filter(({ at }) => now - at < CODE_LIFE)
