import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** The target of a mailed link (rule 13.3). */
export type LinkKind = 'help-request' | 'card-payment' | 'recurring-payment'

export type MailedLink = {
  readonly kind: LinkKind
  /** The edit key, the payment id or the recurring id. */
  readonly subject: string
  readonly createdAt: Instant
  /** When its key was exchanged for the first time; every later exchange needs a fact. */
  readonly openedAt: Instant | null
  /** For a link that confirms a raised amount: valid strictly before `expiresAt`, once. */
  readonly confirmation: { readonly expiresAt: Instant; readonly usedAt: Instant | null } | null
}

/** The key that one tab got for a link. Valid strictly before `expiresAt`. */
export type TabKey = {
  readonly kind: LinkKind
  readonly subject: string
  readonly linkKey: string
  readonly expiresAt: Instant
}

/** A link to a new password, mailed to an account. */
export type PasswordReset = {
  readonly personId: PersonId
  readonly createdAt: Instant
  readonly status: 'open' | 'used' | 'replaced'
}
