import { findRecipient, setRecipient } from '../../domain/people/find-person.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { addWorkingDays } from '../../domain/time/calendar.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'

/** When the foundation accepts a document: 12:00 Europe/Prague of the next working day. */
export const acceptanceAt = (uploadedAt: Instant): Instant => instantAt(addWorkingDays(dayOf(uploadedAt), 1), '12:00')

/** The scheduled events of handed-over documents; those of a renewal wait for its decision. */
export const documentAcceptanceEvents = (recipient: Recipient): DueEvent[] =>
  recipient.handedDocuments.flatMap((handed) => acceptance(recipient, handed))

const acceptance = (
  { personId }: Recipient,
  { id, acceptedAt, uploadedAt, fromRenewal }: HandedDocument,
): DueEvent[] =>
  acceptedAt !== null || fromRenewal
    ? []
    : [
        {
          id: `document-accepted:${personId}:${id}`,
          at: acceptanceAt(uploadedAt),
          kind: 'document-accepted',
          subject: personId,
          summary: `The foundation accepts a document of ${personId}.`,
          apply: (state, { now }) => {
            const recipient = findRecipient(state, personId)
            const rule = 'rule 10.10 Recipient documents'
            if (!recipient) return { changes: [], rule }
            const handed = recipient.handedDocuments.map((each) =>
              each.id === id ? { ...each, acceptedAt: now } : each,
            )
            return { changes: [setRecipient(recipient, 'handedDocuments', handed)], rule }
          },
        },
      ]
