import type { components } from '#generated/provider.d.ts'
import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation-account.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'

/** Where to send a gift; the same for every caller. */
export const presentPaymentDetails = (): components['schemas']['PaymentDetails'] => ({
  ...FOUNDATION_ACCOUNT,
  anonymousNumber: ANONYMOUS_NUMBER,
})
