import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BmpLayout, readBmpLayout } from './bmp-layout.ts'

/** `colour` is an index of the palette. */
type Put = (x: number, y: number, colour: number) => void

/**
 * Puts the pixels of a run-length encoding, in which a pair of bytes is a number of pixels and their colour, or zero and a command.
 * With four bits the two colours of a byte take turns. Yields the number of pixels after each pair; returns whether the encoding is whole.
 */
function* putRuns(bytes: Uint8Array, { width, height, depth, start }: BmpLayout, put: Put): Generator<number, boolean> {
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

/** Pixels as three bytes each, row by row from the top. */
export type Bitmap = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** The maximum size: a 24-bit photo within 5 MB has two million pixels. */
const MAX_PIXELS = 16_000_000
/** The maximum of one side: a strip is not a photo, and a row is decoded without a pause. */
const MAX_SIDE = 32_767
/** Pixels decoded in one turn of the event loop: a few milliseconds. Simultaneous uploads each decode as many in a turn. */
const PIXELS_A_TURN = 50_000
/** Two bytes of a run-length encoding are at most 255 pixels. */
const MAX_PIXELS_PER_BYTE = 128

/**
 * Decodes a BMP of every version, depth and compression of the format (rule 15.7); null for one that holds another format, and for one that is
 * cut. The size it claims is compared with its bytes before memory is allocated, so that a small file cannot allocate much. (The image
 * library reads no BMP; other decoders read no header of OS/2 and allocate what a header claims.)
 */
export const readBmp = async (bytes: Uint8Array): Promise<Bitmap | null> => {
  const layout = readBmpLayout(bytes)
  if (!layout || !hasFitSize(layout, bytes.length)) return null
  const { width, height } = layout
  // White where a run-length encoding leaves pixels out.
  const bitmap = { width, height, pixels: new Uint8Array(width * height * 3).fill(255) }
  const isWhole = await (layout.isRunLength ? decodeRuns : decodeRows)(bytes, layout, bitmap.pixels)
  return isWhole ? bitmap : null
}

const hasFitSize = ({ width, height, depth, start, isRunLength }: BmpLayout, length: number): boolean => {
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return false
  return isRunLength
    ? width * height <= (length - start) * MAX_PIXELS_PER_BYTE
    : start + strideOf(width, depth) * height <= length
}

/** Bytes of a row, which ends at a whole number of four bytes. */
const strideOf = (width: number, depth: number): number => Math.ceil((width * depth) / 32) * 4

type Decode = (bytes: Uint8Array, layout: BmpLayout, pixels: Uint8Array) => Promise<boolean>

const decodeRows: Decode = async (bytes, layout, pixels) => {
  const { width, height, depth, start } = layout
  const place = placeOf(layout)
  const put = layout.palette.length > 0 ? entryReader(bytes, layout, pixels) : colourReader(bytes, layout, pixels)
  const rowsATurn = Math.max(1, Math.floor(PIXELS_A_TURN / width))
  for (let y = 0; y < height; y += 1) {
    if (y > 0 && y % rowsATurn === 0) await nextTurn()
    const row = start + strideOf(width, depth) * y
    const to = place(0, y)
    for (let x = 0; x < width; x += 1) put(row, x, to + 3 * x)
  }
  return true
}

const decodeRuns: Decode = async (bytes, layout, pixels) => {
  const place = placeOf(layout)
  const runs = putRuns(bytes, layout, (x, y, entry) => putColour(layout.palette, entry, pixels, place(x, y)))
  for (let decoded = 0; ; ) {
    const { value, done } = runs.next()
    if (done) return value
    decoded += value
    if (decoded < PIXELS_A_TURN) continue
    decoded = 0
    await nextTurn()
  }
}

/** The place of a stored pixel: the first row is the lowest, unless the header says otherwise. */
const placeOf =
  ({ width, height, isTopDown }: BmpLayout) =>
  (x: number, y: number): number =>
    ((isTopDown ? y : height - 1 - y) * width + x) * 3

/** Puts the pixel `x` of a stored row to its place. */
type PutPixel = (row: number, x: number, to: number) => void

/** Several pixels share a byte, the first in its highest bits. */
const entryReader = (bytes: Uint8Array, { depth, palette }: BmpLayout, pixels: Uint8Array): PutPixel => {
  const entries = (1 << depth) - 1
  return (row, x, to) => {
    const byte = bytes[row + Math.floor((x * depth) / 8)] ?? 0
    putColour(palette, (byte >> (8 - depth - ((x * depth) % 8))) & entries, pixels, to)
  }
}

/** The lowest byte of a pixel comes first; a channel of fewer than eight bits is stretched. */
const colourReader = (bytes: Uint8Array, { depth, masks }: BmpLayout, pixels: Uint8Array): PutPixel => {
  const size = depth / 8
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { mask, shift, scale: 255 / Math.max(1, mask >>> shift) }
  })
  return (row, x, to) => {
    let pixel = 0
    for (let n = size - 1; n >= 0; n -= 1) pixel = pixel * 256 + (bytes[row + x * size + n] ?? 0)
    for (const [n, { mask, shift, scale }] of channels.entries())
      pixels[to + n] = Math.round(((pixel & mask) >>> shift) * scale)
  }
}

/** A colour outside the palette is the last of it. */
const putColour = (palette: Uint8Array, entry: number, pixels: Uint8Array, to: number): void => {
  const from = Math.min(entry * 3, palette.length - 3)
  pixels[to] = palette[from] ?? 0
  pixels[to + 1] = palette[from + 1] ?? 0
  pixels[to + 2] = palette[from + 2] ?? 0
}
