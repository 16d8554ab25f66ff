import { type Change, set } from '../../domain/state/change.ts'
import type { Remark } from '../../domain/state/help-request.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { familyOfRequest } from './family-of-request.rules.ts'
import { freePersonalNumber } from './free-personal-number.rules.ts'
import { composeApproved, composeRejected } from './request-decision-letters.rules.ts'
import { type DecidableRequest, returnRequest } from './return-request.rules.ts'

export type RequestDecision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'return'; readonly remarks: readonly Remark[]; readonly note: string }
  | { readonly decision: 'reject'; readonly note: string }

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** The foundation's decision about a request; every decision sends a letter to the family. */
export const decideRequest = (
  state: WorldState,
  request: DecidableRequest,
  decided: RequestDecision,
  context: Context,
): readonly Change[] => {
  switch (decided.decision) {
    case 'approve':
      return approve(state, request, context)
    case 'return':
      return returnRequest(state, request, decided, context).changes
    case 'reject': {
      const rejected = { ...request, state: 'rejected', remarks: [], note: decided.note } as const
      return [
        set(['helpRequests', request.requestId], rejected),
        sendLetter(state, composeRejected(rejected, envelope(context))),
      ]
    }
  }
}

const approve = (state: WorldState, request: DecidableRequest, context: Context): readonly Change[] => {
  const { now, random } = context
  const made = { login: freePersonalNumber(state), familyId: `fam-${random.id()}`, now }
  const family = familyOfRequest(request, made)
  const { personId, login } = family
  const approved = { ...request, state: 'approved', remarks: [], note: '', personId } as const
  return [
    set(['people', personId], family),
    set(['helpRequests', request.requestId], approved),
    sendLetter(state, composeApproved(approved, login, envelope(context))),
  ]
}

const envelope = ({ now, random }: Context) => ({ id: `m-${random.id()}`, at: now })
const sendLetter = ({ messages }: WorldState, letter: Message): Change => set(['messages'], [...messages, letter])
