import { ownValue } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { ContactView, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { familyOf } from '../family/families-of-donor.rules.ts'

export type ContactAvailability = 'available' | 'not-shared' | 'help-ended'

/** Shown only while the family is supported and wishes to be contacted (rule 8.4). */
export const contactAvailability = ({ supportStatus, informativeConsent }: Recipient): ContactAvailability => {
  if (supportStatus === 'ended') return 'help-ended'
  return informativeConsent ? 'available' : 'not-shared'
}

export type ViewContactResult =
  | { readonly kind: 'shown'; readonly view: ContactView; readonly recipient: Recipient }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-shared' }

const RULE = 'rule 8.3 Logged contact view'

/** The contact that the donor may read now. */
export const sharedContact = (
  state: WorldState,
  donor: Donor,
  familyId: string,
  now: Instant,
): Exclude<ViewContactResult, { kind: 'shown' }> | { readonly kind: 'shared'; readonly recipient: Recipient } => {
  const family = familyOf(state, donor.login, familyId, dayOf(now).toString())
  if (!family) return { kind: 'not-found' }
  const { recipient } = family
  return contactAvailability(recipient) === 'available' ? { kind: 'shared', recipient } : { kind: 'not-shared' }
}

/** The view is logged in the same commit as the answer: no log, no contact (rule 19.8). */
export const viewContact = (
  state: WorldState,
  donor: Donor,
  familyId: string,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<ViewContactResult> => {
  const contact = sharedContact(state, donor, familyId, now)
  if (contact.kind !== 'shared') return { result: contact, changes: [], rule: RULE }
  const { recipient } = contact
  const view: ContactView = { viewId: `view_${random.id()}`, donorId: donor.personId, viewedAt: now }
  return {
    result: { kind: 'shown', view, recipient },
    changes: [set(['contactViews', recipient.personId, view.viewId], view)],
    rule: RULE,
  }
}

/** The donor's own views of the family, newest first. */
export const viewsBy = (state: WorldState, donor: Donor, { personId }: Recipient): readonly ContactView[] =>
  Object.values(ownValue(state.contactViews, personId) ?? {})
    .filter(({ donorId }) => donorId === donor.personId)
    .toSorted((a, b) => b.viewedAt - a.viewedAt)

/** The times of all views of the family's contact, newest first; the log never shows who viewed it. */
export const timesOfViews = (
  { contactViews }: Pick<WorldState, 'contactViews'>,
  { personId }: Recipient,
): readonly Instant[] =>
  Object.values(ownValue(contactViews, personId) ?? {})
    .map(({ viewedAt }) => viewedAt)
    .toSorted((a, b) => b - a)
