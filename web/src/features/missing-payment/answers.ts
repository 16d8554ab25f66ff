import type { MissingPaymentReported, PaidSomehow } from '../../shared/api/wire.ts'
import { readSealedFromTab, saveSealedInTab } from '../../shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '../../shared/session/tab-storage.ts'

/** The questions in their order; the names stand in the address, the answers never do. */
export const STEPS = ['zpusob', 'den', 'castka', 'symbol'] as const
export type Step = (typeof STEPS)[number]
export const ANSWER = 'odpoved'

/** What was answered so far, and the receipt once the foundation was asked: nobody is to ask twice after a reload. */
export type Answers = Partial<PaidSomehow> & { reported?: MissingPaymentReported | undefined }

const NAME = 'missing-payment'

const fieldOf = { zpusob: 'type', den: 'paidOn', castka: 'amount', symbol: 'variableSymbol' } as const

/** Kept over a reload and the way back, in this tab and for this person alone. */
export function saveAnswers(personId: string, answers: Answers): void {
  saveSealedInTab(NAME, personId, answers)
}

export function readAnswers(personId: string): Answers {
  const answers = readSealedFromTab(NAME, personId)
  return typeof answers === 'object' && answers !== null ? answers : {}
}

/** Names the draft of what is typed at a question, or into the letter, and not yet sent on. */
export const draftNameOf = (step: Step | 'dopis'): string => `${NAME}-${step}`

export function forgetAnswers(): void {
  removeFromTab(NAME)
  for (const step of [...STEPS, 'dopis'] as const) removeFromTab(draftNameOf(step))
}

/** Everything the check asks for, once it is all there. */
export function paidOf({ type, paidOn, amount, variableSymbol }: Answers): PaidSomehow | undefined {
  const isWhole = type !== undefined && paidOn !== undefined && amount !== undefined && variableSymbol !== undefined
  return isWhole ? { type, paidOn, amount, variableSymbol } : undefined
}

/** The step of the address, or the first question that has no answer yet, if that comes before it. */
export function stepToShow(asked: string | null, answers: Answers): Step | typeof ANSWER {
  const missing = STEPS.find((step) => answers[fieldOf[step]] === undefined)
  const order: readonly string[] = [...STEPS, ANSWER]
  const wanted = asked === null ? 0 : Math.max(0, order.indexOf(asked))
  const furthest = missing === undefined ? order.length - 1 : STEPS.indexOf(missing)
  return order[Math.min(wanted, furthest)] as Step | typeof ANSWER
}

/** The step after one. */
export function stepAfter(step: Step): Step | typeof ANSWER {
  return STEPS[STEPS.indexOf(step) + 1] ?? ANSWER
}
