import { countLetter, secondsToNextLetter } from '../../domain/access/letter-limit.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { addWorkingDays } from '../../domain/time/calendar.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'
import { checkMissingPayment, type PaidSomehow } from './missing-payment.rules.ts'
import { composeMissingPayment, composeMissingPaymentReceipt } from './missing-payment-letters.rules.ts'

/** The foundation answers within three working days. */
const ANSWER_WORKING_DAYS = 3

export type MissingPaymentReport = PaidSomehow & { readonly note: string; readonly lang: Lang }
export type ReportMissingPaymentResult =
  | { readonly kind: 'written'; readonly reference: string; readonly sentAt: Instant; readonly answerBy: Day }
  | { readonly kind: 'day-in-future' | 'not-overdue' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

const RULE = 'rule 7.11 Missing payment'

/**
 * The foundation looks only for payments that are overdue by the rules, or that were sent with another symbol: the others arrive
 * without its help, and its staff could only answer the same (rule 7.9).
 */
export const reportMissingPayment = (
  state: WorldState,
  donor: Donor,
  { note, lang, ...paid }: MissingPaymentReport,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<ReportMissingPaymentResult> => {
  const today = dayOf(now)
  if (paid.paidOn > today.toString()) return { result: { kind: 'day-in-future' }, changes: [], rule: RULE }
  const { verdict } = checkMissingPayment(paymentsOf(state, donor.login), paid, donor.login, today.toString())
  if (verdict !== 'overdue' && verdict !== 'other-symbol')
    return { result: { kind: 'not-overdue' }, changes: [], rule: 'rule 7.9 When a payment shows' }
  const subject = `missing-payment ${donor.personId}`
  const retryAfterSeconds = secondsToNextLetter(state, subject, now)
  if (retryAfterSeconds !== null)
    return { result: { kind: 'too-many', retryAfterSeconds }, changes: [], rule: 'rule 7.18 Letters of a day' }
  const reference = `MP-${today.toString().replaceAll('-', '')}-${random.digits(4)}`
  const answerBy = addWorkingDays(today, ANSWER_WORKING_DAYS).toString()
  const letter = { reference, angelNumber: donor.login, paid, note, answerBy }
  const envelope = () => ({ id: `m-${random.id()}`, at: now })
  const { email } = donor.profile
  const letters = [
    composeMissingPayment(letter, envelope()),
    ...(email === null ? [] : [composeMissingPaymentReceipt(letter, { ...envelope(), to: email, lang })]),
  ]
  return {
    result: { kind: 'written', reference, sentAt: now, answerBy },
    changes: [...countLetter(state, subject, now), set(['messages'], [...state.messages, ...letters])],
    rule: RULE,
  }
}
