import { mailPayer } from '../../domain/letters/mail-payer.ts'
import type { DeclineReason } from '../../domain/state/card-payment.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { receivePayment } from '../payment/receive-payment.rules.ts'
import { nextCharge } from './card-charge.rules.ts'
import { findRecurring } from './manage-recurring.rules.ts'
import { chargeFailed } from './recurring-messages.rules.ts'

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** A cardholder's name that approves the first charge and declines every later one (sandbox, Magic values). */
export const DECLINED_LATER = 'DECLINED_LATER'

/** Why the bank declines the charge; null if it approves it. */
export const declineReasonOf = ({ cardholder }: Pick<RecurringPayment, 'cardholder'>): DeclineReason | null =>
  cardholder.trim() === DECLINED_LATER ? 'insufficient-funds' : null

/**
 * One charge of a recurring card (rules 7.4, 7.5): a gift, or a failure that is mailed to the payer and retried with
 * the next charge. The last charge ends the payment. A payment that was cancelled meanwhile, or charged today, is unchanged.
 */
export const chargeRecurring = (
  state: WorldState,
  recurringId: string,
  context: Context,
  declined?: DeclineReason | null,
): readonly Change[] => {
  const { now, random } = context
  const recurring = findRecurring(state, recurringId)
  if (recurring?.status !== 'active') return []
  const reason = declined === undefined ? declineReasonOf(recurring) : declined
  const status = nextCharge(recurring, now) ? 'active' : 'ended'
  // The end drops a pending raise (rule 7.6).
  const ending = status === 'ended' ? { pendingChange: null } : {}
  if (reason !== null) {
    const failedOn = dayOf(now).toString()
    const { changes } = mailPayer(state, recurring, chargeFailed(recurring, reason, now), context)
    return [set(['recurringPayments', recurringId], { ...recurring, status, failedOn, ...ending }), ...changes]
  }
  const { changes } = receivePayment(
    state,
    { amount: recurring.amount, type: 'card', variableSymbol: recurring.angelNumber, recurringId },
    { now, random },
  )
  const isSame = status === recurring.status && recurring.failedOn === null
  return isSame
    ? changes
    : [...changes, set(['recurringPayments', recurringId], { ...recurring, status, failedOn: null, ...ending })]
}
