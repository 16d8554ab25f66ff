import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { PaymentResult } from '../features/card-payment/payment-result.tsx'

export const texts = { 'card-payment': cardPayment }

/** /platba-probehla: where the gateway sends whoever paid (spec §2). What it shows is what the provider knows. */
export function Component() {
  return <PaymentResult />
}
