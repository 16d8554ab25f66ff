import type { Moment } from '../time/moment.ts'
import type { PersonId } from './person.ts'

/** A donor looked at a family's contact details (spec §6: each view is logged). */
export type ContactView = { readonly viewId: string; readonly donorId: PersonId; readonly viewedAt: Moment }
