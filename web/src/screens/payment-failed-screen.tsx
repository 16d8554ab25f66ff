import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { PaymentResult } from '../features/card-payment/payment-result.tsx'

export const texts = { 'card-payment': cardPayment }

/** /platba-neprobehla: where the gateway sends whoever did not pay (spec §2). What it shows is what the provider knows. */
export function Component() {
  return <PaymentResult />
}
