import type { FormAnswers } from '#rules/forms/form.ts'
import type { Day, Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** By the disease (rule 12.1). */
export type RequestVariant = 'oncological' | 'other'
export type HelpRequestState = 'started' | 'sent' | 'returned' | 'approved' | 'rejected'

/** A file of a form; its bytes are checked and dropped. `category` is the form's file category. */
export type FormFile = {
  readonly fileId: string
  readonly category: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly uploadedAt: Instant
  /** The day on the document; null if none was given. */
  readonly issuedOn: Day | null
}

/** A correction that the foundation requests, at an item of the form. */
export type Remark = { readonly itemId: string; readonly text: string }

/** A family's request for help, sent without a login. */
export type HelpRequest = {
  readonly requestId: string
  readonly variant: RequestVariant
  readonly state: HelpRequestState
  /** The last answers sent; null before the first submission. */
  readonly answers: FormAnswers | null
  /** Oldest first. */
  readonly files: readonly FormFile[]
  readonly remarks: readonly Remark[]
  /** A note of the foundation on the entire request, Markdown; empty when there is none. */
  readonly note: string
  /** `Z-2026-0012`; null before the first submission. */
  readonly receiptNumber: string | null
  readonly startedAt: Instant
  readonly sentAt: Instant | null
  /** The person of the family, once the request is approved. */
  readonly personId: PersonId | null
}

/** What opens a request: the key that started it (30 days), or an edit link (7 days, rule 12.2). Valid strictly before `expiresAt`. */
export type RequestKey = {
  readonly key: string
  readonly requestId: string
  readonly kind: 'start' | 'edit'
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** When the request was sent with it. */
  readonly usedAt: Instant | null
  /** Revoked by an administrator, or replaced by a newer link. */
  readonly endedBy: 'revoked' | 'replaced' | null
}
