import { type IssueDateRule, REPORT_MONTHS } from '#rules/forms/issue-date.ts'
import type { AskedDocument, DocumentType, HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { type Day, dayOf } from '../../domain/time/instant.ts'
import { expiresOn, needsStudyConfirmation, newestAccepted } from './document-validity.rules.ts'

type PlainDate = Temporal.PlainDate

/** In the order of urgency: missing documents first. */
const STATES = ['missing', 'expired', 'expiring', 'received', 'valid'] as const
const EXPIRING_DAYS = 30

export const DOCUMENT_LABELS = {
  'medical-report': 'Lékařská zpráva',
  'study-confirmation': 'Potvrzení o studiu',
  'income-confirmation': 'Potvrzení o příjmu',
  request: 'Žádost o pomoc',
  other: 'Jiný dokument',
} as const satisfies Record<DocumentType, string>

export const DOCUMENT_TYPES = Object.keys(DOCUMENT_LABELS) as DocumentType[]

export type DocumentsOfType = {
  readonly type: DocumentType
  readonly label: string
  readonly state: (typeof STATES)[number]
  /** The due date of the foundation's request. */
  readonly due: string | null
  readonly expiresOn: PlainDate | null
  /** Newest first. */
  readonly files: readonly HandedDocument[]
}

/** Every type that was handed over or requested (rule 10.10). */
export const documentsByType = (recipient: Recipient, today: PlainDate): readonly DocumentsOfType[] => {
  return DOCUMENT_TYPES.flatMap((type) => documentsOf(recipient, type, today) ?? []).toSorted(
    (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
  )
}

const documentsOf = (recipient: Recipient, type: DocumentType, today: PlainDate): DocumentsOfType | null => {
  const files = recipient.handedDocuments.filter((handed) => handed.type === type).toReversed()
  const request = firstRequest(recipient, type)
  const isMissing = request !== undefined || (files.length === 0 && isImplied(recipient, type, today))
  if (files.length === 0 && !isMissing) return null
  const accepted = newestAccepted(recipient, type)
  const end = accepted && expiresOn(recipient, accepted, today)
  const state = isMissing ? 'missing' : stateOf(files, end, today)
  return {
    type,
    label: request?.label ?? DOCUMENT_LABELS[type],
    state,
    due: request?.dueOn ?? null,
    expiresOn: end,
    files,
  }
}

/** One document answers all requests for its type, so the earliest due date is shown. */
const firstRequest = (recipient: Recipient, type: DocumentType): AskedDocument | undefined =>
  missingDocumentsOf(recipient)
    .filter((request) => request.type === type)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0]

/** Required without a request; a family whose help has ended needs nothing. */
const isImplied = (recipient: Recipient, type: DocumentType, today: PlainDate): boolean =>
  type === 'study-confirmation' && recipient.supportStatus !== 'ended' && needsStudyConfirmation(recipient, today)

/** A newer file that waits for the foundation replaces the warning about an expiring one. */
const stateOf = (
  files: readonly HandedDocument[],
  end: PlainDate | null,
  today: PlainDate,
): 'received' | 'valid' | 'expiring' | 'expired' => {
  const isAnyAccepted = files.some(({ acceptedAt }) => acceptedAt !== null)
  const isWaiting = files[0]?.acceptedAt === null
  if (!isAnyAccepted) return 'received'
  const daysLeft = end === null ? Infinity : today.until(end, { largestUnit: 'days' }).days
  if (daysLeft > EXPIRING_DAYS) return 'valid'
  if (isWaiting) return 'received'
  return daysLeft < 0 ? 'expired' : 'expiring'
}

/** The document type of a file of a form; an unknown category becomes `other`. */
export const documentTypeOf = (category: string): DocumentType =>
  Object.hasOwn(DOCUMENT_LABELS, category) ? (category as DocumentType) : 'other'

const RULES: Readonly<Partial<Record<DocumentType, IssueDateRule>>> = {
  'medical-report': { needsIssueDate: true, mostMonthsOld: REPORT_MONTHS },
  'study-confirmation': { needsIssueDate: true },
}

/** The documents that need their day of issue, because their validity depends on it (rule 10.11). */
export const issueDateRule = (type: DocumentType): IssueDateRule => RULES[type] ?? { needsIssueDate: false }

type Papers = Pick<Recipient, 'askedDocuments' | 'handedDocuments'>

/** The foundation's open requests for documents (rule 10.14). */
export const missingDocumentsOf = ({ askedDocuments, handedDocuments }: Papers): readonly AskedDocument[] =>
  askedDocuments.filter((requested) => !handedDocuments.some((handed) => answers(handed, requested)))

const answers = (handed: HandedDocument, { type, askedOn }: AskedDocument): boolean =>
  handed.type === type && pragueDay(handed) >= askedOn

const pragueDay = ({ uploadedAt }: HandedDocument): Day => dayOf(uploadedAt).toString()
