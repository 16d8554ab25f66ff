import { countLetter, secondsToNextLetter } from '../../domain/access/letter-limit.ts'
import { mailPayer } from '../../domain/letters/mail-payer.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { PendingChange, RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { DAY, dayOf, type Instant } from '../../domain/time/instant.ts'
import { asOf, cardAmountMax } from './manage-recurring.rules.ts'
import type { RecurringAccess } from './open-recurring.rules.ts'
import { amountChanged, paymentStopped, raiseRequested } from './recurring-change-messages.rules.ts'

/** A raised amount can be confirmed strictly before 24 hours have passed (rule 7.6). */
export const CONFIRMATION_LIFE = DAY

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

export type ChangeAmountResult =
  | { readonly kind: 'changed' | 'confirmation-sent'; readonly recurring: RecurringPayment }
  | { readonly kind: 'not-active' }
  | { readonly kind: 'over-limit'; readonly limit: number }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

const RULE = 'rule 7.6 Changes of a recurring payment'

/**
 * Changes the amount from the next charge on; past charges stay. A raise by anyone but the payer's account waits for the payer's confirmation and
 * replaces the pending raise. Every other change drops the pending raise.
 */
export const changeAmount = (
  state: WorldState,
  { recurring, isPayer }: Pick<RecurringAccess, 'recurring' | 'isPayer'>,
  amount: number,
  context: Context,
): Decision<ChangeAmountResult> => {
  const limit = cardAmountMax(state)
  if (asOf(recurring, context.now).status !== 'active') return refused({ kind: 'not-active' })
  if (amount > limit) return refused({ kind: 'over-limit', limit }, 'rule 7.8 Card amount')
  const subject = `recurring-payment ${recurring.recurringId}`
  const retryAfterSeconds = secondsToNextLetter(state, subject, context.now)
  const isSame = amount === recurring.amount
  if (retryAfterSeconds !== null && !isSame)
    return refused({ kind: 'too-many', retryAfterSeconds }, 'rule 7.18 Letters of a day')
  const counted = isSame ? [] : countLetter(state, subject, context.now)
  if (amount > recurring.amount && !isPayer) {
    const { changes, ...requested } = requestRaise(state, recurring, amount, context)
    return { ...requested, changes: [...counted, ...changes] }
  }
  const { changes, rule } = apply(state, recurring, amount, context)
  return {
    result: { kind: 'changed', recurring: applied(recurring, amount) },
    changes: [...counted, ...changes],
    rule,
  }
}

const refused = <Result>(result: Result, rule = RULE): Decision<Result> => ({ result, changes: [], rule })

const applied = (recurring: RecurringPayment, amount: number): RecurringPayment => ({
  ...recurring,
  amount,
  pendingChange: null,
})

/** Notifies the payer; an unchanged amount sends nothing. */
const apply = (state: WorldState, recurring: RecurringPayment, amount: number, context: Context) => {
  const fresh = applied(recurring, amount)
  const isSame = amount === recurring.amount
  const mailed = isSame
    ? []
    : mailPayer(state, fresh, amountChanged(fresh, recurring.amount, context.now), context).changes
  const saves = isSame && recurring.pendingChange === null ? [] : [save(fresh)]
  return { changes: [...saves, ...mailed], rule: RULE }
}

const requestRaise = (
  state: WorldState,
  recurring: RecurringPayment,
  amount: number,
  context: Context,
): Decision<ChangeAmountResult> => {
  const expiresAt = context.now + CONFIRMATION_LIFE
  const letter = raiseRequested(recurring, { amount, expiresAt })
  const { linkKey, changes } = mailPayer(state, recurring, letter, context, { expiresAt, usedAt: null })
  const waiting: RecurringPayment = { ...recurring, pendingChange: { amount, expiresAt, linkKey } }
  return {
    result: { kind: 'confirmation-sent', recurring: waiting },
    changes: [save(waiting), ...changes],
    rule: RULE,
  }
}

export type ConfirmChangeResult =
  | { readonly kind: 'confirmed'; readonly recurring: RecurringPayment }
  | { readonly kind: 'not-pending' | 'expired' }

/** Confirms through the tab that opened the confirmation link. This uses up the link. */
export const confirmChange = (
  state: WorldState,
  { recurring, linkKey }: Pick<RecurringAccess, 'recurring' | 'linkKey'>,
  context: Context,
): Decision<ConfirmChangeResult> => {
  const { now } = context
  const pending = recurring.pendingChange
  if (pending === null || pending.linkKey !== linkKey || asOf(recurring, now).status !== 'active')
    return refused({ kind: 'not-pending' })
  if (now >= pending.expiresAt) return refused({ kind: 'expired' })
  const { changes, rule } = apply(state, recurring, pending.amount, context)
  const used = set(['mailedLinks', linkKey, 'confirmation'], { expiresAt: pending.expiresAt, usedAt: now })
  return {
    result: { kind: 'confirmed', recurring: applied(recurring, pending.amount) },
    changes: [...changes, used],
    rule,
  }
}

/** The raise pending at this instant; an expired confirmation is dropped. */
export const pendingAt = ({ pendingChange, status }: RecurringPayment, now: Instant): PendingChange | null =>
  status === 'active' && pendingChange && now < pendingChange.expiresAt ? pendingChange : null

/** Stops all charges. Cancelling again, or after the end, changes nothing. */
export const cancelRecurring = (
  state: WorldState,
  recurring: RecurringPayment,
  context: Context,
): Decision<RecurringPayment> => {
  const known = asOf(recurring, context.now)
  if (known.status !== 'active') return { result: known, changes: [], rule: RULE }
  const cancelledOn = dayOf(context.now).toString()
  const cancelled: RecurringPayment = { ...known, status: 'cancelled', cancelledOn, pendingChange: null }
  const { changes } = mailPayer(state, cancelled, paymentStopped(cancelled), context)
  return { result: cancelled, changes: [save(cancelled), ...changes], rule: RULE }
}

const save = (recurring: RecurringPayment): Change => set(['recurringPayments', recurring.recurringId], recurring)
