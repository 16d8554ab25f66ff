import { type Change, set } from '../../domain/state/change.ts'
import type { HelpRequest, Remark } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { type EditLink, makeEditLink } from './edit-link.rules.ts'
import { composeReturned } from './request-letters.rules.ts'

/** A received request without a decision; a returned request may be decided before the family sends it again. */
export type DecidableRequest = HelpRequest & {
  readonly receiptNumber: string
  readonly answers: NonNullable<HelpRequest['answers']>
}
export const isDecidable = (request: HelpRequest): request is DecidableRequest =>
  request.receiptNumber !== null &&
  request.answers !== null &&
  (request.state === 'sent' || request.state === 'returned')

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** Returns the request to the family with the requested corrections and a link that ends the previous ones; the letter contains the link. */
export const returnRequest = (
  state: WorldState,
  request: DecidableRequest,
  { remarks, note }: { readonly remarks: readonly Remark[]; readonly note: string },
  context: Context,
): { readonly link: EditLink; readonly changes: readonly Change[] } => {
  const { link, changes } = makeEditLink(state, request.requestId, context)
  const letter = composeReturned({ ...request, note }, link, { id: `m-${context.random.id()}`, at: context.now })
  return {
    link,
    changes: [
      ...changes,
      set(['helpRequests', request.requestId, 'state'], 'returned'),
      set(['helpRequests', request.requestId, 'remarks'], remarks),
      set(['helpRequests', request.requestId, 'note'], note),
      set(['messages'], [...state.messages, letter]),
    ],
  }
}
