import { checkIssueDate } from '#rules/forms/issue-date.ts'
import { setRecipient } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { issueDateRule } from './documents-by-type.rules.ts'

/** The contract's limit of one answer. */
export const MAX_DOCUMENTS = 200
const RULE = 'rule 10.11 Document validity'

export type OfferedDocument = Pick<HandedDocument, 'type' | 'name' | 'size' | 'mediaType' | 'issuedOn'>
export type HandOverResult =
  | { readonly kind: 'handed-over'; readonly recipient: Recipient }
  | { readonly kind: 'full' | 'issue-day-required' | 'issue-day-future' | 'issue-day-too-old' }

/** The bytes were validated and are dropped; only the fields that a list of documents shows are stored. */
export const handOver = (
  recipient: Recipient,
  offered: OfferedDocument,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<HandOverResult> => {
  if (recipient.handedDocuments.length >= MAX_DOCUMENTS) return unchanged({ kind: 'full' })
  const fault = checkIssueDate(issueDateRule(offered.type), offered.issuedOn, dayOf(now).toString())
  if (fault) return unchanged({ kind: `issue-day-${fault}` })
  const id = `handed-${random.id()}`
  const handed: HandedDocument = { ...offered, id, uploadedAt: now, acceptedAt: null, fromRenewal: false }
  return saveDocuments(recipient, [...recipient.handedDocuments, handed])
}

export type TakeBackResult =
  | { readonly kind: 'handed-over'; readonly recipient: Recipient }
  | { readonly kind: 'not-found' | 'accepted' | 'of-renewal' }

/** Allowed until the foundation has accepted it, and not for files of a renewal (rule 11.5); another family's document is not found. */
export const takeBack = (recipient: Recipient, documentId: string): Decision<TakeBackResult> => {
  const handed = recipient.handedDocuments.find(({ id }) => id === documentId)
  if (!handed) return unchanged({ kind: 'not-found' })
  if (handed.acceptedAt !== null) return unchanged({ kind: 'accepted' })
  if (handed.fromRenewal) return unchanged({ kind: 'of-renewal' })
  return saveDocuments(
    recipient,
    recipient.handedDocuments.filter((each) => each !== handed),
  )
}

const saveDocuments = (recipient: Recipient, handedDocuments: readonly HandedDocument[]) =>
  ({
    result: { kind: 'handed-over', recipient: { ...recipient, handedDocuments } },
    changes: [setRecipient(recipient, 'handedDocuments', handedDocuments)],
    rule: RULE,
  }) as const

const unchanged = <Result>(result: Result): Decision<Result> => ({ result, changes: [], rule: RULE })
