import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { CardPayment, CardPaymentRequest, CardPaymentStarted } from '#web/shared/api/wire.ts'
import { gatewayAddress } from './gateway-address.ts'

// No query cache: the prerendered pages that open the payment dialog load none (ADR 004).

/** `key` makes a repeat start one payment (rules 18.10, 18.11). Throws `ApiFailure`; a refusal names its fields. */
export async function startCardPayment(api: Api, body: CardPaymentRequest, key: string): Promise<CardPaymentStarted> {
  const result = await api.POST('/cardPayment', { params: { header: { 'Idempotency-Key': key } }, body })
  return withUsableGateway(responseOf(result))
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
  return withUsableGateway(responseOf(result))
}

/** Thrown within the write: its outcome stays unknown, so a repeat has the same key (rule 17.10). */
function withUsableGateway(started: CardPaymentStarted): CardPaymentStarted {
  if (!gatewayAddress(started.gatewayUrl)) throw new ApiFailure({ error_code: 502, error: 'unusable-gateway' })
  return started
}
