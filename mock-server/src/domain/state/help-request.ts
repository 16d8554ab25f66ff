import type { FormAnswers } from '#rules/forms/form.ts'
import type { Day, Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** By the disease (rule 12.1). */
export type RequestVariant = 'oncological' | 'other'
export type HelpRequestState = 'started' | 'sent' | 'returned' | 'approved' | 'rejected'

/** A file of a form; its bytes are judged and dropped. `category` is the form's file category. */
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

/** What the foundation asks to be mended, at an item of the form. */
export type Remark = { readonly itemId: string; readonly text: string }

/** A family's request for help, sent without a login. */
export type HelpRequest = {
  readonly requestId: string
  readonly variant: RequestVariant
  readonly state: HelpRequestState
  /** As they were sent last; null before the first sending. */
  readonly answers: FormAnswers | null
  /** Oldest first. */
  readonly files: readonly FormFile[]
  readonly remarks: readonly Remark[]
  /** A word of the foundation to the whole, Markdown; empty when there is none. */
  readonly note: string
  /** `Z-2026-0012`; null before the first sending. */
  readonly receiptNumber: string | null
  readonly startedAt: Instant
  readonly sentAt: Instant | null
  /** The family that it became, once approved. */
  readonly personId: PersonId | null
}

/** What opens a request: the key that started it (30 days), or an edit link (7 days, rule 12.2). Good strictly before `validUntil`. */
export type RequestKey = {
  readonly key: string
  readonly requestId: string
  readonly kind: 'start' | 'edit'
  readonly createdAt: Instant
  readonly validUntil: Instant
  /** When the request was sent by it. */
  readonly usedAt: Instant | null
  /** Taken back by an administrator, or replaced by a newer link. */
  readonly endedBy: 'revoked' | 'replaced' | null
}
