import { findTabKey } from '../../domain/access/mailed-links.ts'
import { findDonor, ownValue } from '../../domain/people/find-person.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { findRecurring } from './manage-recurring.rules.ts'

export type RecurringAccess = {
  readonly recurring: RecurringPayment
  /** The caller's account started the payment signed in and may see it now (rule 7.17). */
  readonly isPayer: boolean
  /** The link that the tab was opened with; null for the payer without a link. */
  readonly linkKey: string | null
}

/**
 * What opens a recurring payment: the key of a tab opened with its link, or with the link of the payment that started it; or its id
 * with the token of its payer (rules 7.17, 13.3). Null for anything else.
 */
export const openRecurring = (
  state: WorldState,
  { key, caller }: { readonly key: string; readonly caller: PersonId | null },
  now: Instant,
): RecurringAccess | null => {
  const tab = findTabKey(state, key, now)
  const subject = tab?.kind === 'card-payment' ? ownValue(state.cardPayments, tab.subject)?.recurringId : tab?.subject
  const isForPayments = tab !== null && tab.kind !== 'help-request'
  const recurring = findRecurring(state, (isForPayments ? subject : key) ?? '')
  if (!recurring) return null
  // Without the consent to personal data the account opens nothing.
  const isPayer = caller !== null && recurring.payerId === caller && findDonor(state, caller)?.scope === 'donor'
  if (!isForPayments && !isPayer) return null
  return { recurring, isPayer, linkKey: tab?.linkKey ?? null }
}
