import type { FullUser } from '#web/shared/api/wire.ts'

type StatusId = NonNullable<FullUser['RecipientStatusOfRequest']>['Id']

/** The eight statuses of a recipient's request (rule 10.14). */
export type RequestStatus =
  | 'new'
  | 'incomplete'
  | 'discarded'
  | 'suspended'
  | 'doNotRenew'
  | 'ok'
  | 'renewalReceived'
  | 'inRenewal'

const byId: Readonly<Record<StatusId, RequestStatus>> = {
  1: 'new',
  2: 'incomplete',
  3: 'discarded',
  4: 'suspended',
  5: 'doNotRenew',
  6: 'ok',
  7: 'renewalReceived',
  // Two versions of the form; the family sees one renewal.
  8: 'inRenewal',
  9: 'inRenewal',
}

/** The status by its id from the API; undefined for a person without a request. */
export function requestStatus(user: Pick<FullUser, 'RecipientStatusOfRequest'>): RequestStatus | undefined {
  return user.RecipientStatusOfRequest ? byId[user.RecipientStatusOfRequest.Id] : undefined
}

/** The label of the chip: a received renewal has the same label as one in progress (rule 10.14). */
export function statusLabel(status: RequestStatus): Exclude<RequestStatus, 'renewalReceived'> {
  return status === 'renewalReceived' ? 'inRenewal' : status
}

/** Gold if the family has to act, never red: nothing here is the family's fault. */
export function statusTone(status: RequestStatus): 'ok' | 'info' | 'warn' {
  if (status === 'ok') return 'ok'
  return status === 'incomplete' || status === 'inRenewal' || status === 'suspended' ? 'warn' : 'info'
}
