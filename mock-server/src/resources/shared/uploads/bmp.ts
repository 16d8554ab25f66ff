import { setImmediate as nextTurn } from 'node:timers/promises'

/** Pixels as three bytes each, row by row from the top. */
export type Bitmap = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

const FILE_HEADER = 14
const INFO_HEADER = 40
const DEPTHS = new Set([1, 4, 8, 24, 32])
/** The maximum size: a 24-bit photo within 5 MB has two million pixels. */
const MOST_PIXELS = 16_000_000
/** The maximum of one side: a strip is not a photo, and a row is decoded without a pause. */
const MOST_SIDE = 32_767
/** Pixels decoded in one turn of the event loop: a few milliseconds. Simultaneous uploads each decode as many in a turn. */
const PIXELS_A_TURN = 50_000

/**
 * Decodes a BMP without compression, as every program writes it; null for any other. The size it claims is compared with its bytes
 * before memory is allocated, so that a small file cannot allocate much. (The image library reads no BMP.)
 */
export const readBmp = async (bytes: Uint8Array): Promise<Bitmap | null> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < FILE_HEADER + INFO_HEADER || view.getUint16(0) !== 0x42_4d) return null
  const headerSize = view.getUint32(14, true)
  const width = view.getInt32(18, true)
  // A negative height means that the rows go from the top.
  const rows = view.getInt32(22, true)
  const height = Math.abs(rows)
  const depth = view.getUint16(28, true)
  if (headerSize < INFO_HEADER || !DEPTHS.has(depth) || !hasPlainPixels(view, depth)) return null
  if (width < 1 || height < 1 || width * height > MOST_PIXELS) return null
  if (width > MOST_SIDE || height > MOST_SIDE) return null

  const start = view.getUint32(10, true)
  const stride = Math.ceil((width * depth) / 32) * 4
  const palette = FILE_HEADER + headerSize
  if (start < palette || start + stride * height > bytes.length) return null
  const colours = Math.min((start - palette) >> 2, 256)
  if (depth <= 8 && colours === 0) return null
  const pixels = new Uint8Array(width * height * 3)
  const rowsATurn = Math.max(1, Math.floor(PIXELS_A_TURN / width))
  for (let y = 0; y < height; y += 1) {
    if (y > 0 && y % rowsATurn === 0) await nextTurn()
    const row = start + stride * (rows < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const from = depth > 8 ? row + x * (depth / 8) : paletteEntry(bytes, row, x, depth)
      const at = depth > 8 ? from : palette + 4 * Math.min(from, colours - 1)
      const to = (y * width + x) * 3
      // The first byte is blue.
      pixels[to] = bytes[at + 2] ?? 0
      pixels[to + 1] = bytes[at + 1] ?? 0
      pixels[to + 2] = bytes[at] ?? 0
    }
  }
  return { width, height, pixels }
}

const PLAIN = 0
const MASKS = 3
/** Masks equal to the default: some programs write them with 32 bits. */
const hasPlainPixels = (view: DataView, depth: number): boolean => {
  const compression = view.getUint32(30, true)
  if (compression === PLAIN) return true
  if (compression !== MASKS || depth !== 32 || view.byteLength < FILE_HEADER + INFO_HEADER + 12) return false
  const [red, green, blue] = [40, 44, 48].map((at) => view.getUint32(FILE_HEADER + at, true))
  return red === 0xff_00_00 && green === 0xff_00 && blue === 0xff
}

/** Several pixels share a byte, the first in its highest bits. */
const paletteEntry = (bytes: Uint8Array, row: number, x: number, depth: number): number => {
  const byte = bytes[row + Math.floor((x * depth) / 8)] ?? 0
  const shift = 8 - depth - ((x * depth) % 8)
  return (byte >> shift) & ((1 << depth) - 1)
}
