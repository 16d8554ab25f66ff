import { sendToFamily } from '../../domain/letters/family-letter.ts'
import type { Change } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { AskedDocument, DocumentType, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { firstWorkingDayOfNextMonth } from '../../domain/time/calendar.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { DOCUMENT_LABELS, DOCUMENT_TYPES, missingDocumentsOf } from '../recipient-document/documents-by-type.rules.ts'
import { dueDayOf } from '../recipient-profile/due-day.rules.ts'
import { setRequestStatus } from '../recipient-profile/set-request-status.rules.ts'
import { acceptRenewalFiles, refuseRenewalFiles } from './renewal-documents.rules.ts'
import { approvedLetter, rejectedLetter, returnedLetter } from './renewal-letters.rules.ts'

/** The foundation's decision about a received renewal. `note` is its message to the family, empty if there is none. */
export type RenewalDecision =
  | { readonly decision: 'approve' | 'reject'; readonly note: string }
  | { readonly decision: 'return'; readonly documents: readonly DocumentType[]; readonly note: string }

type Context = { readonly now: Instant; readonly random: Random }

/** The time a family has to hand over missing documents. */
const DAYS_TO_HAND_OVER = 28

/** A received renewal waits for a decision; so does one that lacked documents, whether they came through the portal or by post. */
export const mayBeDecided = ({ requestStatus }: Pick<Recipient, 'requestStatus'>): boolean =>
  requestStatus === 'renewal-received' || requestStatus === 'incomplete'

export const decideRenewal = (
  state: WorldState,
  family: Recipient,
  decided: RenewalDecision,
  context: Context,
): readonly Change[] => {
  const today = dayOf(context.now)
  const { note } = decided
  switch (decided.decision) {
    case 'approve': {
      // A calendar year: from 29 February the year ends on the 28th.
      const nextRenewalOn = today.add({ years: 1 }).toString()
      const handedDocuments = acceptRenewalFiles(family, context.now)
      const given = { nextRenewalOn, lastContributionOn: null, askedDocuments: [], handedDocuments }
      return [
        ...setRequestStatus(state, family, 'ok', given),
        ...sendToFamily(state, family, approvedLetter(dueDayOf(family, nextRenewalOn, context.now), note), context),
      ]
    }
    case 'return': {
      const dueOn = today.add({ days: DAYS_TO_HAND_OVER }).toString()
      const requested = requestNow(decided.documents, today.toString(), dueOn)
      const handedDocuments = refuseRenewalFiles(family, decided.documents)
      const askedDocuments = [...stillMissing(family, decided.documents), ...requested]
      const labels = requested.map(({ label }) => label)
      return [
        ...setRequestStatus(state, family, 'incomplete', { askedDocuments, handedDocuments }),
        ...sendToFamily(state, family, returnedLetter(labels, dueDayOf(family, dueOn, context.now), note), context),
      ]
    }
    case 'reject': {
      const lastContributionOn = firstWorkingDayOfNextMonth(today).toString()
      const handedDocuments = refuseRenewalFiles(family, DOCUMENT_TYPES)
      const given = { lastContributionOn, nextRenewalOn: null, askedDocuments: [], handedDocuments }
      return [
        ...setRequestStatus(state, family, 'do-not-renew', given),
        ...sendToFamily(state, family, rejectedLetter(lastContributionOn, note), context),
      ]
    }
  }
}

const requestNow = (types: readonly DocumentType[], askedOn: Day, dueOn: Day): readonly AskedDocument[] =>
  [...new Set(types)].map((type) => ({ type, label: DOCUMENT_LABELS[type], askedOn, dueOn }))

/** Earlier requests that are still open; a repeated request has the new due date. */
const stillMissing = (family: Recipient, again: readonly DocumentType[]): readonly AskedDocument[] =>
  missingDocumentsOf(family).filter(({ type }) => !again.includes(type))
