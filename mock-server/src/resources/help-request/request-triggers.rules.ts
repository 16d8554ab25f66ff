import { itemsOf } from '#rules/forms/shown-items.ts'
import type { HelpRequest, Remark } from '../../domain/state/help-request.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { TriggerInput, TriggerOutcome, TriggerRefusal, Triggers } from '../../domain/triggers/trigger.ts'
import { isTriggerText } from '../../domain/triggers/trigger-text.ts'
import { decideRequest, type RequestDecision } from './decide-request.rules.ts'
import { requestForm } from './request-forms/request-form.rules.ts'
import { type DecidableRequest, isDecidable } from './return-request.rules.ts'

const MOST_REMARKS = 200
const MOST_OF_A_REMARK = 1_000
const MOST_OF_A_NOTE = 5_000
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
  if (!isTriggerText(note, MOST_OF_A_NOTE))
    return {
      refused: `note is Markdown of at most ${MOST_OF_A_NOTE} characters, without the character NUL.`,
      field: 'note',
    }
  if (decision === 'approve') return { decision }
  if (decision === 'reject') return { decision, note }
  if (decision !== 'return') return { refused: 'decision is approve, return or reject.', field: 'decision' }
  if (!Array.isArray(remarks) || remarks.length > MOST_REMARKS || !remarks.every(isRemark))
    return {
      refused: `remarks are at most ${MOST_REMARKS} of {itemId, text}, the text of 1 to ${MOST_OF_A_REMARK} characters.`,
      field: 'remarks',
    }
  const known = new Set(itemsOf(requestForm(request.variant).form).map(({ id }) => id))
  const strange = remarks.find(({ itemId }) => !known.has(itemId))
  if (strange) return { refused: `${strange.itemId} is no item of the form.`, field: 'remarks' }
  return { decision, remarks: remarks.map(({ itemId, text }) => ({ itemId, text })), note }
}

const isRemark = (given: unknown): given is Remark =>
  typeof given === 'object' &&
  given !== null &&
  'itemId' in given &&
  typeof given.itemId === 'string' &&
  'text' in given &&
  isTriggerText(given.text, MOST_OF_A_REMARK) &&
  given.text.trim() !== ''
