import { checkAnswers } from '#rules/forms/check-answers.ts'
import { checkFiles } from '#rules/forms/check-files.ts'
import type { FormAnswers, FormFaults } from '#rules/forms/form.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { addWorkingDays } from '../../domain/time/calendar.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { requestForm } from './request-forms/request-form.rules.ts'
import type { OpenRequest } from './request-keys.rules.ts'
import { composeReceipt } from './request-letters.rules.ts'

/** The foundation answers within this many working days, not counting the day of sending. */
const ANSWER_WITHIN = 10
/** The contract's limit of one answer. */
const MAX_FAULTS = 100
const RULE = 'rule 12.5 Generic form'

export type Receipt = { readonly receiptNumber: string; readonly sentAt: Instant; readonly answerBy: Day }
export type SubmitHelpRequestResult =
  | { readonly kind: 'sent'; readonly receipt: Receipt }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly faults: FormFaults }

/** Sent completely or not at all; sending uses up the key. A returned request keeps its first number. */
export const submitHelpRequest = (
  state: WorldState,
  { request, key }: Pick<OpenRequest, 'request' | 'key'>,
  { formId, answers }: { readonly formId: string; readonly answers: FormAnswers },
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<SubmitHelpRequestResult> => {
  const { form, categories } = requestForm(request.variant)
  if (formId !== form.formId) return { result: { kind: 'changed' }, changes: [], rule: RULE }
  const today = dayOf(now)
  const faults = {
    ...checkAnswers(form, answers, { today: today.toString() }),
    ...checkFiles(categories, request.files, [], { today: today.toString(), least: 1 }),
  }
  if (Object.keys(faults).length > 0)
    return { result: { kind: 'refused', faults: firstOf(faults) }, changes: [], rule: RULE }
  const receiptNumber = request.receiptNumber ?? freeReceiptNumber(state.helpRequests, today)
  const receipt = { receiptNumber, sentAt: now, answerBy: addWorkingDays(today, ANSWER_WITHIN).toString() }
  const sent = { ...request, state: 'sent', answers, remarks: [], note: '', receiptNumber, sentAt: now } as const
  const letter = composeReceipt(
    sent,
    { ...receipt, isCompleted: key.kind === 'edit' },
    { id: `m-${random.id()}`, at: now },
  )
  const changes: Change[] = [
    set(['helpRequests', request.requestId], sent satisfies HelpRequest),
    set(['requestKeys', key.key, 'usedAt'], now),
    set(['messages'], [...state.messages, letter]),
  ]
  return { result: { kind: 'sent', receipt }, changes, rule: RULE }
}

const firstOf = (faults: FormFaults): FormFaults => Object.fromEntries(Object.entries(faults).slice(0, MAX_FAULTS))

/** `Z-2026-0012`: the next number of the Prague year, short enough for a phone call. */
const freeReceiptNumber = (
  requests: Readonly<Record<string, Pick<HelpRequest, 'receiptNumber'>>>,
  { year }: Temporal.PlainDate,
): string => {
  const series = `Z-${year}-`
  const given = Object.values(requests).flatMap(({ receiptNumber }) =>
    receiptNumber?.startsWith(series) ? [Number(receiptNumber.slice(series.length))] : [],
  )
  return `${series}${String(Math.max(0, ...given) + 1).padStart(4, '0')}`
}
