import type { AdminOverview } from '../../shared/api/wire.ts'

/** What somebody of the foundation has to do something about. */
export type Work = 'requests' | 'renewals' | 'newFamilies'

const NEW_REQUEST = 1
const RENEWAL_RECEIVED = 7

/** How much of each waits, the most urgent first: a family that has asked and knows nothing yet. Nothing of what does not wait. */
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
