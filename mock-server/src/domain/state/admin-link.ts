import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** The target of a link (rule 13.2). `key` is in its address. */
export type AdminLinkTarget =
  | { readonly kind: 'rating'; readonly personId: PersonId; readonly key: string }
  | { readonly kind: 'questionnaire-edit'; readonly requestId: string; readonly key: string }
  | { readonly kind: 'registration'; readonly campaign: string; readonly key: string }
  | { readonly kind: 'payment'; readonly amount: number; readonly variableSymbol: string | null; readonly key: string }

/** A link made by an administrator. Whether it is used or expired depends on what it opens. */
export type AdminLink = {
  readonly linkId: string
  readonly target: AdminLinkTarget
  /** The person or purpose of the link, in Czech. */
  readonly label: string
  readonly createdAt: Instant
  readonly createdBy: PersonId
  readonly revokedAt: Instant | null
}
