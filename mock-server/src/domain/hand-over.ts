import type { Decision } from './decision.ts'
import { isTooOld } from './document-validity.ts'
import { setRecipient } from './find-person.ts'
import { type Day, dayOf, type Moment } from './moment.ts'
import type { Random } from './random.ts'
import type { HandedDocument, Recipient } from './recipient.ts'

/** As many as one answer holds. */
export const MOST_DOCUMENTS = 200
const RULE = 'spec §9 Medical report, study confirmation'

/** Their validity counts from the day they were issued on. */
const DATED: ReadonlySet<HandedDocument['type']> = new Set(['medical-report', 'study-confirmation'])

export type OfferedDocument = Pick<HandedDocument, 'type' | 'name' | 'size' | 'mediaType' | 'issuedOn'>
export type HandedOver =
  | { readonly kind: 'handed-over'; readonly recipient: Recipient }
  | { readonly kind: 'full' | 'issue-day-missing' | 'issued-in-future' | 'too-old' }

/** The bytes were judged and are dropped; what is kept is what a list of documents shows. */
export const handOver = (
  recipient: Recipient,
  offered: OfferedDocument,
  { now, random }: { readonly now: Moment; readonly random: Random },
): Decision<HandedOver> => {
  const today = dayOf(now)
  const { type, issuedOn } = offered
  if (recipient.handedDocuments.length >= MOST_DOCUMENTS) return unchanged({ kind: 'full' })
  if (issuedOn === null && DATED.has(type)) return unchanged({ kind: 'issue-day-missing' })
  if (issuedOn !== null && isAfter(issuedOn, today)) return unchanged({ kind: 'issued-in-future' })
  if (issuedOn !== null && type === 'medical-report' && isTooOld(issuedOn, today)) return unchanged({ kind: 'too-old' })
  const handed: HandedDocument = { ...offered, id: `handed-${random.id()}`, uploadedAt: now, acceptedAt: null }
  return kept(recipient, [...recipient.handedDocuments, handed])
}

export type TakenBack =
  | { readonly kind: 'handed-over'; readonly recipient: Recipient }
  | { readonly kind: 'not-found' | 'accepted' }

/** Only while the foundation has not accepted it; another family's is as if it did not exist. */
export const takeBack = (recipient: Recipient, documentId: string): Decision<TakenBack> => {
  const handed = recipient.handedDocuments.find(({ id }) => id === documentId)
  if (!handed) return unchanged({ kind: 'not-found' })
  if (handed.acceptedAt !== null) return unchanged({ kind: 'accepted' })
  return kept(
    recipient,
    recipient.handedDocuments.filter((each) => each !== handed),
  )
}

const isAfter = (day: Day, today: Temporal.PlainDate): boolean => day > today.toString()

const kept = (recipient: Recipient, handedDocuments: readonly HandedDocument[]) =>
  ({
    result: { kind: 'handed-over', recipient: { ...recipient, handedDocuments } },
    changes: [setRecipient(recipient, 'handedDocuments', handedDocuments)],
    rule: RULE,
  }) as const

const unchanged = <Result>(result: Result): Decision<Result> => ({ result, changes: [], rule: RULE })
