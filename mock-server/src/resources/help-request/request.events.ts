import { set } from '../../domain/state/change.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

/**
 * A request that is not sent in time is deleted with its files when its key expires. The key stays, so that it can be
 * reported as expired. Edit links expire without a change.
 */
export const requestEvents = ({
  requestKeys,
  helpRequests,
}: Pick<WorldState, 'requestKeys' | 'helpRequests'>): DueEvent[] =>
  Object.values(requestKeys).flatMap((key) => {
    const request = helpRequests[key.requestId]
    if (!request || key.usedAt !== null || key.endedBy !== null) return []
    if (key.kind === 'edit') return request.state === 'returned' ? [linkEnds(key, request)] : []
    return request.state === 'started' ? [forgetting(key, request)] : []
  })

const forgetting = ({ expiresAt }: RequestKey, { requestId }: HelpRequest): DueEvent => ({
  id: `request-forgotten:${requestId}`,
  at: expiresAt,
  kind: 'request-forgotten',
  subject: requestId,
  summary: `The request ${requestId}, which was not sent, is forgotten with its files.`,
  apply: () => ({
    changes: [set(['helpRequests', requestId], undefined)],
    rule: 'rule 12.8 Life of a started request',
  }),
})

const linkEnds = ({ expiresAt }: RequestKey, { requestId, receiptNumber }: HelpRequest): DueEvent => ({
  id: `edit-link-end:${requestId}:${expiresAt}`,
  at: expiresAt,
  kind: 'edit-link-end',
  subject: requestId,
  summary: `The link to correct the request ${receiptNumber ?? requestId} ends.`,
})
