import type { HelpRequestState } from '../../domain/state/help-request.ts'
import type { RequestStatus } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { REQUEST_STATUS_ID } from '../recipient-profile/request-status.rules.ts'

export type StatusCount = { readonly statusId: number; readonly count: number }
export type RequestCount = { readonly state: HelpRequestState; readonly count: number }

/** How many families are in each of the nine statuses, in the order of their numbers. */
export const countRecipients = ({ people }: WorldState): readonly StatusCount[] => {
  const counts = new Map<number, number>(Object.values(REQUEST_STATUS_ID).map((statusId) => [statusId, 0]))
  for (const person of people.values()) {
    if (person.kind !== 'recipient') continue
    const statusId = REQUEST_STATUS_ID[person.requestStatus satisfies RequestStatus]
    counts.set(statusId, (counts.get(statusId) ?? 0) + 1)
  }
  return [...counts].map(([statusId, count]) => ({ statusId, count })).toSorted((a, b) => a.statusId - b.statusId)
}

const STATES = ['started', 'sent', 'returned', 'approved', 'rejected'] as const satisfies readonly HelpRequestState[]

/** The number of requests for help in each state, in the order of their life cycle. */
export const countRequests = ({ helpRequests }: WorldState): readonly RequestCount[] => {
  const requests = Object.values(helpRequests)
  return STATES.map((state) => ({ state, count: requests.filter((request) => request.state === state).length }))
}
