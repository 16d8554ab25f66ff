import { findTabKey } from '../../domain/access/mailed-links.ts'
import { findDonor, ownValue } from '../../domain/people/find-person.ts'
import type { TabKey } from '../../domain/state/mailed-link.ts'
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

type Given = { readonly recurringId: string; readonly accessKey: string; readonly caller: PersonId | null }

/** The id in a call with an access key: the payment that the key opens. */
export const BY_KEY = '-'

/**
 * What opens a recurring payment: the key of a tab opened with its link, or with the link of the payment that started it; or its id
 * with the token of its payer (rules 7.17, 13.3). Null for anything else.
 */
export const openRecurring = (state: WorldState, given: Given, now: Instant): RecurringAccess | null => {
  const { recurringId, accessKey, caller } = given
  const tab = accessKey === '' ? null : findTabKey(state, accessKey, now)
  const recurring = findRecurring(state, (accessKey === '' ? recurringId : tab && subjectOf(state, tab)) ?? '')
  if (!recurring || (tab && recurringId !== BY_KEY && recurringId !== recurring.recurringId)) return null
  // Without the consent to personal data the account opens nothing.
  const isPayer = caller !== null && recurring.payerId === caller && findDonor(state, caller)?.scope === 'donor'
  if (!tab && !isPayer) return null
  return { recurring, isPayer, linkKey: tab?.linkKey ?? null }
}

const subjectOf = (state: WorldState, { kind, subject }: TabKey): string | null => {
  if (kind === 'help-request') return null
  return kind === 'recurring-payment' ? subject : (ownValue(state.cardPayments, subject)?.recurringId ?? null)
}
