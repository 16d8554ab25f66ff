import type { Moment } from '../time/moment.ts'

/** What a mailed link leads to (rule 13.3). */
export type LinkKind = 'help-request' | 'card-payment' | 'recurring-payment'

export type MailedLink = {
  readonly kind: LinkKind
  /** The edit key, the payment id or the recurring id. */
  readonly subject: string
  readonly createdAt: Moment
  /** When its key was exchanged for the first time; from then on an exchange needs a fact. */
  readonly openedAt: Moment | null
  /** Of a link that confirms a raised amount: good strictly before `validUntil`, once. */
  readonly confirmation: { readonly validUntil: Moment; readonly usedAt: Moment | null } | null
}

/** What one tab got for a link. Good strictly before `validUntil`. */
export type TabKey = {
  readonly kind: LinkKind
  readonly subject: string
  readonly linkKey: string
  readonly validUntil: Moment
}
