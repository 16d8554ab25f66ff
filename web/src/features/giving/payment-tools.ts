import { isSound } from './account-check.ts'
import { encodeQr } from './qr-matrix.ts'

/** What is needed only where a gift can be paid, in a lazily loaded chunk. */
export const tools = { isSound, encodeQr }

export type PaymentTools = typeof tools
