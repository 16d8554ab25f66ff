import sharp from 'sharp'

const FILE_HEADER = 14
const CORE_HEADER = 12
const INFO_HEADER = 40

export type BmpSettings = {
  readonly width: number
  /** Negative: the rows are stored from the top. */
  readonly height: number
  readonly depth: 1 | 4 | 8 | 16 | 24 | 32
  readonly compression?: number
  /** The bits of red, green and blue; after the shortest header of Windows, inside a longer one. */
  readonly masks?: readonly number[]
  /** 12 is the header of OS/2, with colours of three bytes. */
  readonly headerSize?: number
  /** Red, green, blue; omitted for a picture without a palette. */
  readonly palette?: readonly (readonly [number, number, number])[]
  readonly rows: Uint8Array
}

/** A BMP with these header settings, true or not; `rows` are the file's bytes with their padding. */
export const bmpOf = (given: BmpSettings): Buffer => {
  const { width, height, depth, compression = 0, headerSize = INFO_HEADER, palette = [], masks = [], rows } = given
  const isCore = headerSize === CORE_HEADER
  const head = Buffer.alloc(Math.max(FILE_HEADER + headerSize, masks.length > 0 ? 66 : 0))
  const colours = palette.map(([red, green, blue]) => Buffer.from([blue, green, red, ...(isCore ? [] : [0])]))
  const start = head.length + Buffer.concat(colours).length
  head.write('BM')
  head.writeUInt32LE(start + rows.length, 2)
  head.writeUInt32LE(start, 10)
  head.writeUInt32LE(headerSize, 14)
  if (isCore) for (const [n, value] of [width, height, 1, depth].entries()) head.writeUInt16LE(value, 18 + 2 * n)
  else {
    head.writeInt32LE(width, 18)
    head.writeInt32LE(height, 22)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(depth, 28)
    if (headerSize >= 20) head.writeUInt32LE(compression, 30)
  }
  for (const [n, mask] of masks.entries()) head.writeUInt32LE(mask, 54 + 4 * n)
  return Buffer.concat([head, ...colours, rows])
}

/** A picture of any format as a BMP of 24 bits, as drawing programs save it. */
export const asBmp = async (picture: Uint8Array): Promise<Buffer> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const stride = Math.ceil((width * 3) / 4) * 4
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3
      const to = (height - 1 - y) * stride + x * 3
      rows.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], to)
    }
  return bmpOf({ width, height, depth: 24, rows })
}
