import type { PaymentMethod } from './payment-method-order.ts'

/** The id of a payment method's element on the page. */
export const methodId = (way: PaymentMethod): string => `way-${way}`
