import type { PaymentMethod } from './payment-method-order.ts'

/** The id of a payment method's element on the page. */
export const methodId = (method: PaymentMethod): string => `way-${method}`
