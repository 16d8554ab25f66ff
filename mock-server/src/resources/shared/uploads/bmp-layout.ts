/** Where the pixels of a BMP are, and what their bits mean. */
export type BmpLayout = {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  /** Bits of a pixel. */
  readonly depth: number
  /** Equal pixels of a row are stored as a number and a colour. */
  readonly isRunLength: boolean
  /** The first byte of the pixels. */
  readonly start: number
  /** Red, green and blue of one colour after another; empty if the pixels hold their colours. */
  readonly palette: Uint8Array
  /** The bits of red, green and blue in a pixel that holds its colour. */
  readonly masks: readonly number[]
}

const FILE_HEADER = 14
/** The header of OS/2 and of Windows before 3.0, with sides of 16 bits and colours of three bytes. */
const CORE_HEADER = 12
const INFO_HEADER = 40
const DEPTHS = new Set([1, 2, 4, 8, 16, 24, 32])
const [PLAIN, RLE8, RLE4, MASKS, ALPHA_MASKS] = [0, 1, 2, 3, 6] as const
const MASKS_OF_24_BITS = [0xff_00_00, 0xff_00, 0xff]
const MASKS_OF_16_BITS = [0x7c_00, 0x3_e0, 0x1f]

/** Reads the headers of all versions of the format; null for a picture of another format inside, and for what contradicts itself. */
export const readBmpLayout = (bytes: Uint8Array): BmpLayout | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < FILE_HEADER + CORE_HEADER || view.getUint16(0) !== 0x42_4d) return null
  const start = view.getUint32(10, true)
  const headerSize = view.getUint32(14, true)
  const afterHeader = FILE_HEADER + headerSize
  if (headerSize < CORE_HEADER || afterHeader > start || start > bytes.length) return null
  const isCore = headerSize === CORE_HEADER
  if (!isCore && headerSize < 16) return null
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  const rows = isCore ? view.getUint16(20, true) : view.getInt32(22, true)
  const depth = view.getUint16(isCore ? 24 : 28, true)
  // The short header of OS/2 ends before the compression.
  const compression = headerSize < 20 ? PLAIN : view.getUint32(30, true)
  const hasMasks = compression === MASKS || compression === ALPHA_MASKS
  if (!DEPTHS.has(depth) || !isKnown(compression, depth)) return null
  const masksAt = FILE_HEADER + INFO_HEADER
  // Longer headers contain their masks.
  const maskBytes = hasMasks && headerSize === INFO_HEADER ? (compression === MASKS ? 12 : 16) : 0
  if (hasMasks && start < masksAt + 12) return null
  const palette = depth > 8 ? new Uint8Array() : readPalette(bytes.subarray(afterHeader + maskBytes, start), isCore)
  if (depth <= 8 && palette.length === 0) return null
  return {
    width,
    height: Math.abs(rows),
    isTopDown: rows < 0,
    depth,
    isRunLength: compression === RLE8 || compression === RLE4,
    start,
    palette,
    masks: hasMasks
      ? [0, 4, 8].map((at) => view.getUint32(masksAt + at, true))
      : depth === 16
        ? MASKS_OF_16_BITS
        : MASKS_OF_24_BITS,
  }
}

const isKnown = (compression: number, depth: number): boolean => {
  if (compression === RLE8) return depth === 8
  if (compression === RLE4) return depth === 4
  if (compression === MASKS || compression === ALPHA_MASKS) return depth === 16 || depth === 32
  return compression === PLAIN
}

const readPalette = (bytes: Uint8Array, isCore: boolean): Uint8Array => {
  const size = isCore ? 3 : 4
  const colours = Math.min(Math.floor(bytes.length / size), 256)
  // The first byte is blue.
  return Uint8Array.from({ length: colours * 3 }, (_, n) => bytes[Math.floor(n / 3) * size + 2 - (n % 3)] ?? 0)
}
