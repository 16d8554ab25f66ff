import type { PaymentMethod } from './payment-method-order.ts'

/** Where a way stands on the page. */
export const methodId = (way: PaymentMethod): string => `way-${way}`
