import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** A donor's view of a family's contact details (rule 8.3). */
export type ContactView = { readonly viewId: string; readonly donorId: PersonId; readonly viewedAt: Instant }
