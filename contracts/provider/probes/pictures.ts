import { crc32 } from 'node:zlib'
import type { HttpCall } from '../../http/http-result.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Length, type and checksum of a chunk, and the chunk that ends a PNG. */
const [CHUNK_BYTES, END_BYTES] = [12, 12]

/** What is sent with a picture, by operation. No pact records a real one, so it replaces a recorded file that is refused. */
export const PICTURES: Readonly<Record<string, object>> = {
  addRecipientPhoto: { category: 'photo', takenMonth: 10, takenYear: 2020, description: 'Drak nad polem' },
  saveAvatar: { category: 'avatar' },
}

/** The call with a picture of one pixel; `bytes` makes it as large, by a chunk that decoders skip. */
export function withPicture(operation: string, { headers, ...call }: HttpCall, bytes = PIXEL.length): HttpCall {
  const { 'Content-Type': _boundary, 'Idempotency-Key': key, ...others } = headers
  const body = new FormData()
  body.append('meta[0]', JSON.stringify(PICTURES[operation]))
  body.append('File[0]', new Blob([pictureOf(bytes)], { type: 'image/png' }), 'drak.png')
  return { ...call, headers: { ...others, 'Idempotency-Key': `${key}-picture` }, body }
}

function pictureOf(bytes: number): Buffer<ArrayBuffer> {
  if (bytes === PIXEL.length) return PIXEL
  const chunk = Buffer.alloc(bytes - PIXEL.length)
  const end = chunk.length - 4
  chunk.writeUInt32BE(chunk.length - CHUNK_BYTES)
  chunk.write('paDd', 4, 'latin1')
  chunk.writeUInt32BE(crc32(chunk.subarray(4, end)), end)
  return Buffer.concat([PIXEL.subarray(0, -END_BYTES), chunk, PIXEL.subarray(-END_BYTES)])
}
