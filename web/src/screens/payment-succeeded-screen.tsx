import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { PaymentResult } from '../features/card-payment/payment-result.tsx'
import mailedLink from '../features/mailed-link/locales/cs.json' with { type: 'json' }
import { PaymentLinkGate } from './payment-link-gate.tsx'

export const texts = { 'card-payment': cardPayment, 'mailed-link': mailedLink }

/** /platba-probehla: the gateway's redirect of a payer who paid (rule 7.14). */
export function Component() {
  return <PaymentResult LinkGate={PaymentLinkGate} />
}
