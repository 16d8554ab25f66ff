import { itemsOf } from '#rules/forms/shown-items.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { HelpRequest, Remark } from '../../domain/state/help-request.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import type { TriggerInput, TriggerOutcome, TriggerRefusal, Triggers } from '../../domain/triggers/trigger.ts'
import { isTriggerText } from '../../domain/triggers/trigger-subjects.ts'
import { familyOfRequest } from './family-of-request.rules.ts'
import { requestForm } from './request-forms/request-form.rules.ts'
import { composeApproved, composeRejected } from './request-letters.rules.ts'
import { type DecidableRequest, isDecidable, returnRequest } from './return-request.rules.ts'

type RequestDecision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'return'; readonly remarks: readonly Remark[]; readonly note: string }
  | { readonly decision: 'reject'; readonly note: string }

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** The foundation's decision about a request; every decision sends a letter to the family. */
const decideRequest = (
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

const MAX_REMARKS = 200
const MAX_REMARK_LENGTH = 1_000
const MAX_NOTE_LENGTH = 5_000
const SAID = {
  approve: 'The request was approved: the family has a personal number.',
  return: 'The request was returned with a link to correct it.',
  reject: 'The request was rejected.',
} as const

/** The foundation's actions on a received request for help. */
export const requestTriggers = {
  'request-decided': (state, input, context) => {
    const request = findRequest(state, input.request)
    if (!request)
      return { refused: 'request is the receipt number of a request that waits for a decision.', field: 'request' }
    const decided = readDecision(request, input)
    if ('refused' in decided) return decided
    return happened(request, decideRequest(state, request, decided, context), SAID[decided.decision])
  },
} satisfies Triggers

const happened = (
  { requestId }: HelpRequest,
  changes: ReturnType<typeof decideRequest>,
  summary: string,
): TriggerOutcome => ({ changes, rule: 'sandbox trigger', subject: requestId, summary })

const findRequest = ({ helpRequests }: WorldState, number: unknown): DecidableRequest | null => {
  const found = Object.values(helpRequests).find(({ receiptNumber }) => receiptNumber === number)
  return found && isDecidable(found) ? found : null
}

const readDecision = (request: HelpRequest, input: TriggerInput): RequestDecision | TriggerRefusal => {
  const { decision, note = '', remarks = [] } = input
  if (!isTriggerText(note, MAX_NOTE_LENGTH))
    return {
      refused: `note is Markdown of at most ${MAX_NOTE_LENGTH} characters, without the character NUL.`,
      field: 'note',
    }
  if (decision === 'approve') return { decision }
  if (decision === 'reject') return { decision, note }
  if (decision !== 'return') return { refused: 'decision is approve, return or reject.', field: 'decision' }
  if (!Array.isArray(remarks) || remarks.length > MAX_REMARKS || !remarks.every(isRemark))
    return {
      refused: `remarks are at most ${MAX_REMARKS} of {itemId, text}, the text of 1 to ${MAX_REMARK_LENGTH} characters.`,
      field: 'remarks',
    }
  const known = new Set(itemsOf(requestForm(request.variant).form).map(({ id }) => id))
  const unexpected = remarks.find(({ itemId }) => !known.has(itemId))
  if (unexpected) return { refused: `${unexpected.itemId} is no item of the form.`, field: 'remarks' }
  return { decision, remarks: remarks.map(({ itemId, text }) => ({ itemId, text })), note }
}

const isRemark = (given: unknown): given is Remark =>
  typeof given === 'object' &&
  given !== null &&
  'itemId' in given &&
  typeof given.itemId === 'string' &&
  'text' in given &&
  isTriggerText(given.text, MAX_REMARK_LENGTH) &&
  given.text.trim() !== ''

const FIRST_NUMBER = 2_000_001

/** The lowest free personal number: no person has it, no one signs in with it, no gift uses it as its symbol. */
const freePersonalNumber = ({ people, logins, payments }: WorldState): string => {
  const isTaken = (number: number) =>
    [people.get(`p-${number}`), logins.get(`${number}`), payments.get(`${number}`)].some((known) => known !== undefined)
  let number = FIRST_NUMBER
  while (isTaken(number)) number += 1
  return `${number}`
}
