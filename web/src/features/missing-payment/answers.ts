import type { MissingPaymentReported, PaidSomehow } from '#web/shared/api/wire.ts'
import { readSealedFromTab, saveSealedInTab } from '#web/shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '#web/shared/session/tab-storage.ts'

/** The questions in their order; the address contains their names, never the answers. */
export const STEPS = ['zpusob', 'den', 'castka', 'symbol'] as const
export type MissingPaymentStep = (typeof STEPS)[number]
export const ANSWER = 'odpoved'

/** The answers so far, and the receipt of the report: a reload must not lead to a second report. */
export type PaymentAnswers = Partial<PaidSomehow> & { reported?: MissingPaymentReported | undefined }

const NAME = 'missing-payment'

const fieldOf = { zpusob: 'type', den: 'paidOn', castka: 'amount', symbol: 'variableSymbol' } as const

/** Survives a reload and Back, in this tab and for this person only. */
export function saveAnswers(personId: string, answers: PaymentAnswers): void {
  saveSealedInTab(NAME, personId, answers)
}

export function readPaymentAnswers(personId: string): PaymentAnswers {
  const answers = readSealedFromTab(NAME, personId)
  return typeof answers === 'object' && answers !== null ? answers : {}
}

/** The name of the draft of unsent text at a question or in the report. */
export const draftNameOf = (step: MissingPaymentStep | 'dopis'): string => `${NAME}-${step}`

export function forgetAnswers(): void {
  removeFromTab(NAME)
  for (const step of [...STEPS, 'dopis'] as const) removeFromTab(draftNameOf(step))
}

/** All values of the check, once they are complete. */
export function paidOf({ type, paidOn, amount, variableSymbol }: PaymentAnswers): PaidSomehow | undefined {
  const isWhole = type !== undefined && paidOn !== undefined && amount !== undefined && variableSymbol !== undefined
  return isWhole ? { type, paidOn, amount, variableSymbol } : undefined
}

/** The step of the address, or the first unanswered question if that comes before it. */
export function stepToShow(requestedStep: string | null, answers: PaymentAnswers): MissingPaymentStep | typeof ANSWER {
  const missing = STEPS.find((step) => answers[fieldOf[step]] === undefined)
  const order: readonly string[] = [...STEPS, ANSWER]
  const wanted = requestedStep === null ? 0 : Math.max(0, order.indexOf(requestedStep))
  const furthest = missing === undefined ? order.length - 1 : STEPS.indexOf(missing)
  return order[Math.min(wanted, furthest)] as MissingPaymentStep | typeof ANSWER
}

/** The step after one. */
export function stepAfter(step: MissingPaymentStep): MissingPaymentStep | typeof ANSWER {
  return STEPS[STEPS.indexOf(step) + 1] ?? ANSWER
}
