import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { PaymentResult } from '../features/card-payment/payment-result.tsx'
import mailedLink from '../features/mailed-link/locales/cs.json' with { type: 'json' }
import { PaymentLinkGate } from './payment-link-gate.tsx'

export const texts = { 'card-payment': cardPayment, 'mailed-link': mailedLink }

/**
 * /platba-probehla: where the gateway redirects a payer who paid (rule 7.14). It shows the state
 * stored by the provider.
 */
export function Component() {
  return <PaymentResult LinkGate={PaymentLinkGate} />
}
