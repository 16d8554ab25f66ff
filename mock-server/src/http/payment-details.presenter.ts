import type { components } from '#generated/provider.d.ts'
import { ANONYMOUS } from '../domain/card-payment.ts'
import { FOUNDATION_ACCOUNT } from '../domain/foundation-account.ts'

/** Where to send a gift; the same for everybody. */
export const presentPaymentDetails = (): components['schemas']['PaymentDetails'] => ({
  ...FOUNDATION_ACCOUNT,
  anonymousNumber: ANONYMOUS,
})
