import type { Lang } from '../../domain/letters/wording.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { type PasswordCheck, validatePassword } from '../login/sign-in.rules.ts'
import { composePasswordChanged } from '../password-reset/password-reset-email.rules.ts'
import { retireLinks } from '../password-reset/password-reset-link.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'

export type ChangePasswordResult =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly error: 'no-password' | 'wrong-credentials' }
  | { readonly kind: 'locked'; readonly until: Instant }

type PasswordChangeInput = { readonly check: PasswordCheck; readonly passwordHash: string; readonly lang: Lang }

/**
 * A caller who knows the password may change it (rule 2.7: any signed-in scope). Every session ends, so the caller needs a new
 * one; a reset link that was mailed before becomes invalid. An e-mail notifies the owner, if there is one.
 */
export const changePassword = (
  state: WorldState,
  person: Person,
  { check, passwordHash, lang }: PasswordChangeInput,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<ChangePasswordResult> => {
  const rule = 'rule 4.14 Password change'
  const { personId } = person
  if (!state.credentials.has(personId)) return { result: { kind: 'refused', error: 'no-password' }, changes: [], rule }
  const verdict = validatePassword(state, personId, check, now)
  if (verdict.kind === 'locked') return { result: verdict, changes: [], rule: 'rule 4.11 Password lock' }
  if (verdict.kind === 'wrong')
    return {
      result: { kind: 'refused', error: 'wrong-credentials' },
      changes: verdict.changes,
      rule: 'rule 4.11 Password lock',
    }
  const to = person.kind === 'donor' ? person.profile.email : person.email
  const notice = composePasswordChanged({ id: `m-${random.id()}`, at: now, to: to ?? '', lang })
  return {
    result: { kind: 'changed' },
    changes: [
      set(['credentials', personId], { passwordHash }),
      ...verdict.changes,
      ...retireLinks(state, personId),
      ...endAllSessions(state, personId),
      ...(notice.to === '' ? [] : [set(['messages'], [...state.messages, notice])]),
    ],
    rule,
  }
}
