import type { PaymentDetails } from '#web/shared/api/wire.ts'
import { inAscii } from './spayd.ts'

/** A gift from abroad; `euros` is undefined if the donor gave no amount. */
export type GiftFromAbroad = { angelNumber: string; euros?: number | undefined }

/** A SEPA transfer as text for a QR code (EPC069-12, version 2 in UTF-8). The rules allow euros only. */
export function epc({ bic, payee, iban }: PaymentDetails, { angelNumber, euros }: GiftFromAbroad): string {
  const amount = euros === undefined ? '' : `EUR${euros.toFixed(2)}`
  return ['BCD', '002', '1', 'SCT', bic, inAscii(payee, 70), iban, amount, '', '', angelNumber].join('\n')
}
