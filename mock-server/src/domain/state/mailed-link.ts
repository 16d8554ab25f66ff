import type { Instant } from '../time/instant.ts'

/** What a mailed link leads to (rule 13.3). */
export type LinkKind = 'help-request' | 'card-payment' | 'recurring-payment'

export type MailedLink = {
  readonly kind: LinkKind
  /** The edit key, the payment id or the recurring id. */
  readonly subject: string
  readonly createdAt: Instant
  /** When its key was exchanged for the first time; from then on an exchange needs a fact. */
  readonly openedAt: Instant | null
  /** Of a link that confirms a raised amount: good strictly before `validUntil`, once. */
  readonly confirmation: { readonly validUntil: Instant; readonly usedAt: Instant | null } | null
}

/** What one tab got for a link. Good strictly before `validUntil`. */
export type TabKey = {
  readonly kind: LinkKind
  readonly subject: string
  readonly linkKey: string
  readonly validUntil: Instant
}
