import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** What a link stands for (rule 13.2). `key` is what its address carries. */
export type LinkTarget =
  | { readonly kind: 'rating'; readonly personId: PersonId; readonly key: string }
  | { readonly kind: 'questionnaire-edit'; readonly requestId: string; readonly key: string }
  | { readonly kind: 'registration'; readonly campaign: string; readonly key: string }
  | { readonly kind: 'payment'; readonly amount: number; readonly variableSymbol: string | null; readonly key: string }

/** A link made by an administrator. Whether it is used or past its time says what it leads to. */
export type AdminLink = {
  readonly linkId: string
  readonly target: LinkTarget
  /** Whom or what it is for, in Czech. */
  readonly label: string
  readonly createdAt: Instant
  readonly createdBy: PersonId
  readonly revokedAt: Instant | null
}
