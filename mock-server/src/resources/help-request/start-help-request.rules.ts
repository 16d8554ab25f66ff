import { worldMark } from '../../domain/access/world-mark.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { HelpRequest, RequestKey, RequestVariant } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { START_LIFE } from './request-keys.rules.ts'

type Started = { readonly request: HelpRequest; readonly key: RequestKey }
type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** Nothing is known of the family yet: only which form it uses, and the key of its files until the request is sent. */
export const startHelpRequest = (variant: RequestVariant, { now, random, worldId }: Context): Decision<Started> => {
  const request: HelpRequest = {
    requestId: `request-${random.id()}`,
    variant,
    state: 'started',
    answers: null,
    files: [],
    remarks: [],
    note: '',
    receiptNumber: null,
    startedAt: now,
    sentAt: null,
    personId: null,
  }
  const key: RequestKey = {
    // The key contains its world, so that no other world of the same seed knows it.
    key: `req_${worldMark(worldId)}_${random.key()}`,
    requestId: request.requestId,
    kind: 'start',
    createdAt: now,
    expiresAt: now + START_LIFE,
    usedAt: null,
    endedBy: null,
  }
  return {
    result: { request, key },
    changes: [set(['helpRequests', request.requestId], request), set(['requestKeys', key.key], key)],
    rule: 'rule 12.1 Request for help',
  }
}
