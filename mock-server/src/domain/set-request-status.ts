import { type Change, set } from './change.ts'
import { freshRenewal, openVersionOf } from './current-renewal.ts'
import { changedFields } from './find-person.ts'
import type { Recipient, RequestStatus } from './recipient.ts'
import { statusTriple } from './request-status.ts'
import type { WorldState } from './world-state.ts'

/**
 * The family with another status, and what comes with it: a renewal that opens begins with nothing in it. One that is open already goes
 * on, files and all; so does what was sent, until another one opens.
 */
export const setRequestStatus = (
  { renewals }: Pick<WorldState, 'renewals'>,
  recipient: Recipient,
  status: RequestStatus,
  given: Partial<Recipient> = {},
): Change[] => {
  const changed: Recipient = { ...recipient, ...given, ...statusTriple(status) }
  const version = openVersionOf(changed)
  const isOpening = version !== null && version !== openVersionOf(recipient)
  return [
    ...changedFields(recipient, changed),
    ...(isOpening
      ? [set(['renewals', recipient.personId], freshRenewal(changed, version, renewals[recipient.personId]))]
      : []),
  ]
}
