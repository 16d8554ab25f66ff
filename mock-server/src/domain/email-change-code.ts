import { type Change, set } from './change.ts'
import type { Decision } from './decision.ts'
import type { Donor } from './donor.ts'
import type { EmailChange } from './email-change.ts'
import { composeEmailCode } from './email-change-letters.ts'
import { ownValue } from './find-person.ts'
import type { Moment } from './moment.ts'
import { CODE_DIGITS, CODE_LIFE, isAlive, secondsToNextCode } from './one-time-code.ts'
import type { PersonId } from './person.ts'
import type { Random } from './random.ts'
import { normaliseUsername } from './sign-in.ts'
import type { Lang } from './wording.ts'
import { worldMark } from './world-mark.ts'
import type { WorldState } from './world-state.ts'

const RULE = 'spec §5 e-mail change'

export type EmailCodeSent =
  | { readonly kind: 'sent'; readonly changeId: string; readonly email: string; readonly goodUntil: Moment }
  | { readonly kind: 'refused'; readonly error: 'email-taken' | 'email-unchanged' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

/** A code of six digits to the new address; the person's older one dies. The change's id carries its world, as a link of an e-mail does. */
export const sendEmailCode = (
  state: WorldState,
  donor: Donor,
  given: { readonly email: string; readonly lang: Lang },
  { now, random, worldId }: { readonly now: Moment; readonly random: Random; readonly worldId: string },
): Decision<EmailCodeSent> => {
  const { personId, profile } = donor
  const email = normaliseUsername(given.email)
  if (profile.email !== null && email === normaliseUsername(profile.email)) return refused('email-unchanged')
  if (isTaken(state, email, personId)) return refused('email-taken')
  const known = changesOf(state, personId)
  const moments = known.map(([, { createdAt }]) => createdAt)
  const retryAfterSeconds = secondsToNextCode(moments, now)
  if (retryAfterSeconds !== null)
    return { result: { kind: 'too-many', retryAfterSeconds }, changes: [], rule: 'decision 2 five codes in 15 minutes' }
  const changeId = `chg_${worldMark(worldId)}_${random.id()}`
  const code = random.digits(CODE_DIGITS)
  const change: EmailChange = { personId, email, code, createdAt: now, wrongTries: 0, status: 'open' }
  const letter = composeEmailCode({ id: `m-${random.id()}`, at: now, to: email, lang: given.lang }, code)
  return {
    result: { kind: 'sent', changeId, email, goodUntil: now + CODE_LIFE },
    changes: [
      ...retire(known, now),
      set(['emailChanges', changeId], change),
      set(['messages'], [...state.messages, letter]),
    ],
    rule: RULE,
  }
}

/** Whether somebody else signs in with it. One's own unproven address may become the proven one. */
export const isTaken = ({ logins }: WorldState, email: string, personId: PersonId): boolean => {
  const owner = ownValue(logins, email)
  return owner !== null && owner !== personId
}

type KnownChange = readonly [changeId: string, change: EmailChange]

/** The person's changes, oldest first. */
const changesOf = ({ emailChanges }: WorldState, personId: PersonId): KnownChange[] =>
  Object.entries(emailChanges)
    .filter(([, change]) => change.personId === personId)
    .toSorted(([, a], [, b]) => a.createdAt - b.createdAt)

/** The open one is replaced; those that fell out of the 15 minutes are forgotten, so that nothing piles up. */
const retire = (known: readonly KnownChange[], now: Moment): Change[] =>
  known.flatMap(([changeId, { createdAt, status }]) => {
    if (!isAlive(createdAt, now)) return [set(['emailChanges', changeId], undefined)]
    return status === 'open' ? [set(['emailChanges', changeId, 'status'], 'replaced')] : []
  })

const refused = (error: 'email-taken' | 'email-unchanged'): Decision<EmailCodeSent> => ({
  result: { kind: 'refused', error },
  changes: [],
  rule: error === 'email-taken' ? 'spec §8 E-mail already taken' : RULE,
})
