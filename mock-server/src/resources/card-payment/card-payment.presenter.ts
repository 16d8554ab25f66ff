import type { components } from '#generated/provider.d.ts'
import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { Input } from '../../kernel/handler.ts'
import { distributedOn, shownFrom } from '../payment/payment-calendar.rules.ts'
import { presentRecurring } from '../recurring-payment/recurring-payment.presenter.ts'

type Schemas = components['schemas']
/** The origin and the target of the call, and its world: an address of the gateway leads back to all three. */
export type ReturnPlace = Pick<Input<'startCardPayment'>, 'origin' | 'portal'> & { readonly worldId: string }

/** Absolute, since the gateway has its own origin; `portal` names the page to return to when it has another origin. */
export const gatewayUrl = ({ attemptId }: CardPayment, { origin, portal, worldId }: ReturnPlace): string => {
  const back = portal === undefined || portal === origin ? '' : `?${new URLSearchParams({ portal }).toString()}`
  return `${origin}/gateway/${worldId}/${attemptId}${back}`
}

export const presentStarted = (payment: CardPayment, place: ReturnPlace): Schemas['CardPaymentStarted'] => ({
  accessKey: payment.accessKey,
  gatewayUrl: gatewayUrl(payment, place),
})

/** The payment as the provider knows it from the gateway; with the dates of the calendar after the approval. */
const NO_ACCESS = { isPayer: false, linkKey: null } as const

export const presentCardPayment = (
  payment: CardPayment,
  recurring: RecurringPayment | null,
  now: Instant,
  place: ReturnPlace,
): Schemas['CardPayment'] => {
  const { status, reason, amount, angelNumber, frequency, startedAt, decidedAt, recurringId } = payment
  const settledOn = status === 'approved' && decidedAt !== null ? dayOf(decidedAt).toString() : null
  const { nextChargeOn = null, lastChargeOn = null } = recurring ? presentRecurring(recurring, now, NO_ACCESS) : {}
  return {
    state: status,
    reason,
    amount,
    angelNumber,
    frequency,
    startedAt: toIsoString(startedAt),
    decidedAt: decidedAt === null ? null : toIsoString(decidedAt),
    gatewayUrl: status === 'waiting' ? gatewayUrl(payment, place) : null,
    visibleFrom: settledOn && shownFrom('card', settledOn),
    distributionOn: settledOn && distributedOn(settledOn),
    nextChargeOn,
    lastChargeOn,
    recurringId,
  }
}
