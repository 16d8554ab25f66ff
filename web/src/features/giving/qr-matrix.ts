import { encode } from 'uqr'

/** Dark squares of a code, row by row, without the quiet zone around. */
export type QrMatrix = readonly (readonly boolean[])[]

/** The code of a payment; 15 % of it may be dirty or torn, as the rules of EPC ask for. */
export function encodeQr(text: string): QrMatrix {
  return encode(text, { ecc: 'M', border: 0 }).data
}
