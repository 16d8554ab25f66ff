import { type Change, set } from './change.ts'
import type { Decision } from './decision.ts'
import type { Donor } from './donor.ts'
import { isTaken } from './email-change-code.ts'
import { composeEmailChanged } from './email-change-letters.ts'
import { ownValue, setDonor } from './find-person.ts'
import type { Moment } from './moment.ts'
import { type CodeError, judgeCode } from './one-time-code.ts'
import { retireLinks } from './password-reset-link.ts'
import type { Random } from './random.ts'
import { normaliseUsername } from './sign-in.ts'
import type { Lang } from './wording.ts'
import type { WorldState } from './world-state.ts'

export type EmailChanged =
  | { readonly kind: 'changed'; readonly donor: Donor }
  | { readonly kind: 'refused'; readonly error: CodeError | 'email-taken' }

type Typed = { readonly changeId: string; readonly code: string; readonly lang: Lang }

/**
 * The code makes the new address the account's: it signs in from now on, the former one does not, and its reader is told. A link to
 * a new password that lies in the former mailbox opens nothing any more. Another person's change is as if it never was.
 */
export const confirmEmail = (
  state: WorldState,
  donor: Donor,
  { changeId, code, lang }: Typed,
  { now, random }: { readonly now: Moment; readonly random: Random },
): Decision<EmailChanged> => {
  const { personId, profile } = donor
  const change = ownValue(state.emailChanges, changeId)
  if (change?.personId !== personId) return refused('transaction-not-found')
  const verdict = judgeCode(change, code, now)
  if (verdict === 'wrong-code')
    return refused(verdict, [set(['emailChanges', changeId, 'wrongTries'], change.wrongTries + 1)])
  if (verdict !== 'good') return refused(verdict)
  const { email } = change
  if (isTaken(state, email, personId)) return refused('email-taken')
  const former = profile.email
  const changed: Donor = { ...donor, profile: { ...profile, email } }
  const notice = { id: `m-${random.id()}`, at: now, lang }
  return {
    result: { kind: 'changed', donor: changed },
    changes: [
      set(['emailChanges', changeId, 'status'], 'used'),
      setDonor(donor, 'profile', changed.profile),
      ...(former === null ? [] : [set(['logins', normaliseUsername(former)], undefined)]),
      set(['logins', email], personId),
      ...retireLinks(state, personId),
      ...(former === null
        ? []
        : [set(['messages'], [...state.messages, composeEmailChanged({ ...notice, to: former })])]),
    ],
    rule: 'spec §5 e-mail change',
  }
}

const refused = (error: CodeError | 'email-taken', changes: readonly Change[] = []): Decision<EmailChanged> => ({
  result: { kind: 'refused', error },
  changes,
  rule: error === 'email-taken' ? 'spec §8 E-mail already taken' : 'decision 2 codes',
})
