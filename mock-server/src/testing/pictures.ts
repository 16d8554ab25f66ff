import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A plain picture with a red top left corner, which shows its orientation. */
const plain = (width: number, height: number, background: object = { r: 30, g: 90, b: 200 }) =>
  sharp({
    create: { width, height, channels: 3, background: background as { r: number; g: number; b: number } },
  }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 4),
          height: Math.ceil(height / 4),
          channels: 3,
          background: { r: 250, g: 10, b: 10 },
        },
      },
      gravity: 'northwest',
    },
  ])

export const aJpeg = (width = 400, height = 300): Promise<Buffer> => plain(width, height).jpeg().toBuffer()

/** A picture as a phone takes it: rotated by EXIF only, with the place where it was taken. */
export const phonePicture = (orientation = 6): Promise<Buffer> =>
  plain(400, 300)
    .jpeg()
    .withExif({ IFD0: { Model: 'Secret phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 12/1' } })
    .withMetadata({ orientation })
    .toBuffer()

export const transparentPng = (width = 300, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.2 } } })
    .png()
    .toBuffer()

export const cmykJpeg = (): Promise<Buffer> => plain(300, 300).toColourspace('cmyk').jpeg().toBuffer()

/** A small file that is a very large picture: valid, in black and white, with one bit for each pixel. */
export const bomb = (): Buffer => blackPng(8_000, 5_001, { depth: 1, colourType: 0, channels: 1 })

/** The same with four channels of 16 bits: eight bytes for each pixel. */
export const wideBomb = (width: number, height: number): Buffer =>
  blackPng(width, height, { depth: 16, colourType: 6, channels: 4 })

type Samples = { readonly depth: number; readonly colourType: number; readonly channels: number }

const blackPng = (width: number, height: number, { depth, colourType, channels }: Samples): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colourType
  const rows = deflateSync(Buffer.alloc((1 + (width * depth * channels) / 8) * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}

/** Several frames in one PNG: an APNG is a PNG with chunks that a reader may skip. */
export const animatedPng = async (): Promise<Buffer> => {
  const png = await transparentPng()
  const control = Buffer.from([0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70])
  const behindHeader = 8 + 25
  return Buffer.concat([png.subarray(0, behindHeader), control, png.subarray(behindHeader)])
}

/** The properties of a stored picture: its size and its corners. */
export const readPicture = async (base64: string) => {
  const bytes = Buffer.from(base64, 'base64')
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > 180 && (data[at + 2] ?? 255) < 100
  }
  const corners = {
    topLeft: isRed(2, 2),
    topRight: isRed(info.width - 3, 2),
    bottomLeft: isRed(2, info.height - 3),
  }
  return { ...(await sharp(bytes).metadata()), corners }
}
