import { type Arbitrary, constantFrom, nat } from 'fast-check'
import type { ExchangeAnswer, ExplorerSession } from '../exchange.ts'
import { ABLE_DONORS, DONORS, FAMILIES } from '../people.ts'
import { sessionOf } from '../sign-in.ts'
import { sendWrite, type Trouble } from '../trouble.ts'
import type { Walk, WalkCall } from '../walk.ts'

export const donors: Arbitrary<string> = constantFrom(...DONORS, ...ABLE_DONORS)
export const families: Arbitrary<string> = constantFrom(...FAMILIES)
/** An index into a list that is not known yet. */
export const which: Arbitrary<number> = nat({ max: 9 })

/** The record of the family that is signed in. */
export const readProfile = { operationId: 'getRecipientProfile', query: 't=2026-11-10T09:00:00.000Z' } as const

/** A read or a write of a person who signs in first if necessary; undefined if the sign-in fails. */
export const callAs = (walk: Walk, who: string, call: WalkCall): Promise<ExchangeAnswer | undefined> =>
  signedIn(walk, who, (session) => walk.call({ ...call, session }))

/** The same for a write with its own idempotency key. */
export const writeAs = (
  walk: Walk,
  who: string,
  call: Omit<WalkCall, 'key' | 'fault'>,
  trouble: Trouble,
): Promise<ExchangeAnswer | undefined> =>
  signedIn(walk, who, (session) => sendWrite(walk, { ...call, session }, trouble))

/** If the session is over, the person signs in again and repeats the call, as the portal requires. */
const signedIn = async (walk: Walk, who: string, act: (session: ExplorerSession) => Promise<ExchangeAnswer>) => {
  const session = await sessionOf(walk, who)
  const answer = session && (await act(session))
  if (!answer?.json?.error?.startsWith('token-')) return answer
  walk.memory.lose(who)
  const fresh = await sessionOf(walk, who)
  return fresh ? act(fresh) : answer
}
