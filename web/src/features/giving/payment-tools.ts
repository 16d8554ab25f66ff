import { encodeQr } from '#web/shared/ui/qr/qr-matrix.ts'
import { isSound } from './account-check.ts'

/** Code needed only where a gift can be paid, in a lazily loaded chunk. */
export const tools = { isSound, encodeQr }

export type PaymentTools = typeof tools
