import type { components } from '#generated/provider.d.ts'
import type { components as sandbox } from '#generated/sandbox.d.ts'
import type { ScenarioCaller } from './caller.ts'

type CardPaymentRequest = components['schemas']['CardPaymentRequest']
type Started = components['schemas']['CardPaymentStarted']
export type CardPayment = components['schemas']['CardPayment']

/** A single gift of 300 Kč for 10000004. */
export const gift: CardPaymentRequest = {
  amount: 300,
  angelNumber: '10000004',
  frequency: 'one-off',
  cardholder: 'ELISKA NOVA',
  email: 'nova@example.com',
}

/** Starts a payment by card; fails the test if the provider refuses. */
export async function startPayment(
  caller: ScenarioCaller,
  given: Partial<CardPaymentRequest> = {},
  key?: string,
): Promise<Started> {
  const { response, error } = await caller.post('/cardPayment', { ...gift, ...given }, key === undefined ? {} : { key })
  if (response === undefined) throw new Error(`The payment was refused: ${error}`)
  return response as Started
}

/** Retries a payment with the same details, as the portal does after a failed payment. */
export async function tryAgain(caller: ScenarioCaller, accessKey: string): Promise<Started> {
  const { response, error } = await caller.post('/cardPayment/retry', '', { accessKey })
  if (response === undefined) throw new Error(`The payment was not started again: ${error}`)
  return response as Started
}

/** Returns the provider's record of a payment. */
export async function readPayment(caller: ScenarioCaller, accessKey: string): Promise<CardPayment> {
  return (await caller.get('/cardPayment', { accessKey })).response as CardPayment
}

/** The result of a page of the gateway: its HTTP status, and the page of the portal that it redirects to, if any. */
export type Left = { status: number; to: string | null }

/** Clicks a button of the gateway's page, as a browser does. */
export async function pressAtGateway(gatewayUrl: string, press: sandbox['schemas']['GatewayPress']): Promise<Left> {
  const body = new URLSearchParams(press)
  const { status, headers } = await fetch(gatewayUrl, { method: 'POST', body, redirect: 'manual' })
  return { status, to: headers.get('location') }
}
