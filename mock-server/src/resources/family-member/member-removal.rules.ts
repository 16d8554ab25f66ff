import { setRecipient } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { FamilyMember, Recipient, Removal } from '../../domain/state/recipient.ts'
import { addWorkingDays } from '../../domain/time/calendar.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { isOnlyPatient } from './patient-in-family.rules.ts'

const PROCESSED_AFTER_WORKING_DAYS = 3
const PROCESSED_AT = '10:00'
const RULE = 'rule 10.7 Member removal'

export type RequestRemovalResult =
  | { readonly kind: 'saved'; readonly recipient: Recipient }
  | {
      readonly kind: 'refused'
      readonly error: 'member-not-found' | 'main-contact-fixed' | 'patient-fixed' | 'removal-requested'
    }

/** Rule 10.7: one request with a reason; the member stays in the record until the foundation processes it. */
export const requestMemberRemoval = (
  recipient: Recipient,
  { memberId, reason }: { readonly memberId: string; readonly reason: string },
  now: Instant,
): Decision<RequestRemovalResult> => {
  const member = recipient.familyMembers.find(({ id }) => id === memberId)
  const error = member === undefined ? 'member-not-found' : whyNot(recipient.familyMembers, member)
  if (error !== null) return { result: { kind: 'refused', error }, changes: [], rule: RULE }
  const familyMembers = recipient.familyMembers.map((one) =>
    one === member ? { ...one, removal: { requestedAt: now, reason } } : one,
  )
  return {
    result: { kind: 'saved', recipient: { ...recipient, familyMembers } },
    changes: [setRecipient(recipient, 'familyMembers', familyMembers)],
    rule: RULE,
  }
}

const whyNot = (members: Recipient['familyMembers'], member: FamilyMember) => {
  const { isMainContact, removal } = member
  if (isMainContact) return 'main-contact-fixed'
  if (removal === null && isOnlyPatient(members, member)) return 'patient-fixed'
  return removal === null ? null : 'removal-requested'
}

/** When the foundation processes a request: at 10:00 Europe/Prague on the third working day after it. */
export const processedAt = ({ requestedAt }: Pick<Removal, 'requestedAt'>): Instant =>
  instantAt(addWorkingDays(dayOf(requestedAt), PROCESSED_AFTER_WORKING_DAYS), PROCESSED_AT)
