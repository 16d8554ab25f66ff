import { changedFields } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Recipient, RequestStatus } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { freshRenewal, openVersionOf } from '../renewal/current-renewal.rules.ts'
import { statusTriple } from './request-status.rules.ts'

/**
 * The family with the new status and its consequences: a newly opened renewal is empty. A renewal that is already open
 * is unchanged, with its files; so is a sent renewal, until another one opens.
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
