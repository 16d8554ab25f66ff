import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { CardPayment, CardPaymentRequest, CardPaymentStarted } from '../../shared/api/wire.ts'
import { gatewayAddress, UnusableGateway } from './gateway-address.ts'

// No query cache: the prerendered pages that open the payment dialog load none (ADR 004).

/** `key` makes a repeat start one payment (rules 18.10, 18.11). Throws `ApiFailure`, whose refusal names its fields, or {@link UnusableGateway}. */
export async function startCardPayment(api: Api, body: CardPaymentRequest, key: string): Promise<CardPaymentStarted> {
  const started = responseOf(await api.POST('/cardPayment', { params: { header: { 'Idempotency-Key': key } }, body }))
  if (!gatewayAddress(started.gatewayUrl)) throw new UnusableGateway()
  return started
}

/** The provider's state, regardless of the page to which the gateway returned. Throws `ApiFailure`. */
export async function getCardPayment(api: Api, accessKey: string): Promise<CardPayment> {
  return responseOf(await api.GET('/cardPayment', { params: { header: { 'Access-Key': accessKey } } }))
}

/** A payment that still waits answers with its gateway page. Throws `ApiFailure`, `payment-already-approved`. */
export async function retryCardPayment(api: Api, accessKey: string, key: string): Promise<CardPaymentStarted> {
  const result = await api.POST('/cardPayment/retry', {
    params: { header: { 'Access-Key': accessKey, 'Idempotency-Key': key } },
  })
  return responseOf(result)
}
