import { findDonor, findPerson, findRecipient } from '../../domain/people/find-person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { familiesOf } from '../../resources/family/families-of-donor.rules.ts'
import { shownPayments } from '../../resources/payment/ledger.rules.ts'

/**
 * What the answers of a provider state have to repeat (contracts/provider/states/repeated-values.ts): the name of the person whom the state is
 * about, and the lengths of their lists.
 */
export function readRepeatedValues(state: WorldState, personId: string, now: Instant): Record<string, string | number> {
  const displayName = findPerson(state, personId)?.displayName ?? ''
  const contributionCount = findRecipient(state, personId)?.contributions.length ?? 0
  const donor = findDonor(state, personId)
  if (!donor) return { displayName, contributionCount }
  const today = dayOf(now).toString()
  return {
    displayName,
    paymentCount: shownPayments(state, donor.login, today).length,
    familyCount: familiesOf(state, donor.login, today).length,
    documentCount: donor.documents.length,
  }
}
