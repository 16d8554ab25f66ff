import type { AdminOverview } from '../../shared/api/wire.ts'

/** The statuses that need an action of the foundation. */
export type Work = 'requests' | 'renewals' | 'newFamilies'

const NEW_REQUEST = 1
const RENEWAL_RECEIVED = 7

/**
 * How many families are in each status that needs an action, the most urgent first: a family that
 * has applied and has no answer yet. Leaves out the other statuses.
 */
export function waitingWork({ helpRequests, recipients }: AdminOverview): readonly { work: Work; count: number }[] {
  const inStatus = (id: number) => recipients.find(({ statusId }) => statusId === id)?.count ?? 0
  const sent = helpRequests.find(({ state }) => state === 'sent')?.count ?? 0
  const all = [
    { work: 'requests', count: sent },
    { work: 'renewals', count: inStatus(RENEWAL_RECEIVED) },
    { work: 'newFamilies', count: inStatus(NEW_REQUEST) },
  ] as const
  return all.filter(({ count }) => count > 0)
}
