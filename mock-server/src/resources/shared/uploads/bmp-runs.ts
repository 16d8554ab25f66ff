import type { BmpLayout } from './bmp-layout.ts'

/** `colour` is an index of the palette. */
type Put = (x: number, y: number, colour: number) => void

/**
 * Puts the pixels of a run-length encoding, in which a pair of bytes is a number of pixels and their colour, or zero and a command.
 * With four bits the two colours of a byte take turns. Yields the number of pixels after each pair; returns whether the encoding is whole.
 */
export function* putRuns(
  bytes: Uint8Array,
  { width, height, depth, start }: BmpLayout,
  put: Put,
): Generator<number, boolean> {
  let [x, y, at] = [0, 0, start]
  const isHalf = depth === 4
  const colourOf = (byte: number, n: number) => (isHalf ? (n % 2 === 0 ? byte >> 4 : byte & 15) : byte)
  const place = (colour: number) => {
    if (x < width) put(x, y, colour)
    x += 1
  }
  while (y < height) {
    const [count, value] = [bytes[at], bytes[at + 1]]
    if (count === undefined || value === undefined) return false
    at += 2
    if (count > 0) {
      for (let n = 0; n < count; n += 1) place(colourOf(value, n))
    } else if (value === END_OF_ROW) {
      x = 0
      y += 1
    } else if (value === END) {
      return true
    } else if (value === MOVE) {
      x += bytes[at] ?? 0
      y += bytes[at + 1] ?? 0
      at += 2
    } else {
      // So many pixels without repeating, in whole pairs of bytes.
      const length = isHalf ? Math.ceil(value / 2) : value
      if (at + length > bytes.length) return false
      for (let n = 0; n < value; n += 1) place(colourOf(bytes[at + (isHalf ? n >> 1 : n)] ?? 0, n))
      at += length + (length % 2)
    }
    yield count || 1
  }
  return true
}

const [END_OF_ROW, END, MOVE] = [0, 1, 2] as const
