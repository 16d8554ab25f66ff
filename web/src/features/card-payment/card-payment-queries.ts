import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { CardPayment, CardPaymentRequest, CardPaymentStarted } from '../../shared/api/wire.ts'

/*
 * Apart from the query cache, which the prerendered pages that open the payment window come without (ADR 004).
 */

/**
 * Starts a payment and answers with the page of the gateway to go to. `key` names the intent: sent again after a lost answer, it
 * starts no second payment (rules 18.10, 18.11). Throws `ApiFailure`; a refusal names its fields.
 */
export async function startCardPayment(api: Api, body: CardPaymentRequest, key: string): Promise<CardPaymentStarted> {
  return responseOf(await api.POST('/cardPayments', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** What the provider knows of a payment, whatever page the gateway sent the person back to. Throws `ApiFailure`. */
export async function getCardPayment(api: Api, paymentId: string): Promise<CardPayment> {
  return responseOf(await api.GET('/cardPayments/{paymentId}', { params: { path: { paymentId } } }))
}

/**
 * Starts a payment again with the details it had; one that still waits answers with the page it waits at. `key` as in
 * {@link startCardPayment}. Throws `ApiFailure`, `payment-already-approved` when there is nothing left to pay.
 */
export async function retryCardPayment(api: Api, paymentId: string, key: string): Promise<CardPaymentStarted> {
  const result = await api.POST('/cardPayments/{paymentId}/retry', {
    params: { path: { paymentId }, header: { 'Idempotency-Key': key } },
  })
  return responseOf(result)
}

/** The most that one payment by card may be, in whole crowns (rule 7.8). Throws `ApiFailure`. */
export async function getCardLimit(api: Api): Promise<number> {
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: 'card_amount_max' } } }))
  return Number(values.card_amount_max)
}
