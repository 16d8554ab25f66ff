import { encode } from 'uqr'

/** Dark squares of a code, row by row, without the quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[]

/** 15 % of the code may be dirty or torn, as the EPC rules require; also enough for a code on a poster. */
export function encodeQr(text: string): QrMatrix {
  return encode(text, { ecc: 'M', border: 0 }).data
}
