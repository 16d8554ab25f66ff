import { describe, expect, test } from 'vitest'
import { type BmpSettings, bmpOf } from '../../../testing/bitmaps.ts'
import { readBmp } from './bmp.ts'

const WHITE = [255, 255, 255] as const
const RED = [250, 10, 20] as const
const GREEN = [10, 250, 20] as const
const BLUE = [10, 20, 250] as const
const palette = [WHITE, RED, GREEN, BLUE] as const

/** White and red above, green and blue below; a third column of white. */
const PICTURE = [...WHITE, ...RED, ...WHITE, ...GREEN, ...BLUE, ...WHITE]
const below24 = [20, 250, 10, 250, 20, 10, 255, 255, 255, 0, 0, 0]
const above24 = [255, 255, 255, 20, 10, 250, 255, 255, 255, 0, 0, 0]
const below32 = [20, 250, 10, 0, 250, 20, 10, 0, 255, 255, 255, 0]
const above32 = [255, 255, 255, 0, 20, 10, 250, 0, 255, 255, 255, 0]

/** A run of three pixels as they are, the end of the row, then three runs; the last row ends without a sign. */
const runsOf8 = Uint8Array.from([0, 3, 2, 3, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 1])
/** Two colours take turns in a run. */
const runsOf4 = Uint8Array.from([0, 3, 0x23, 0, 0, 0, 3, 0x01, 0, 1])
/** Blue and red of 32-bit pixels change places. */
const swapped = (rows: readonly number[]) =>
  Uint8Array.from(rows, (_, n) => rows[n % 4 === 3 ? n : n - (n % 4) + 2 - (n % 4)] ?? 0)

const of24 = (given: Partial<BmpSettings> = {}): BmpSettings => ({
  width: 3,
  height: 2,
  depth: 24,
  rows: Uint8Array.from([...below24, ...above24]),
  ...given,
})

describe('a BMP is read', () => {
  test.each<[string, BmpSettings]>([
    ['of 24 bits', of24()],
    ['of 24 bits from the top', of24({ height: -2, rows: Uint8Array.from([...above24, ...below24]) })],
    ['of 32 bits', of24({ depth: 32, rows: Uint8Array.from([...below32, ...above32]) })],
    [
      'of 32 bits with the usual masks',
      of24({
        depth: 32,
        compression: 3,
        masks: [0xff_00_00, 0xff_00, 0xff],
        headerSize: 124,
        rows: Uint8Array.from([...below32, ...above32]),
      }),
    ],
    [
      'of 32 bits with other masks, after the header',
      of24({ depth: 32, compression: 3, masks: [0xff, 0xff_00, 0xff_00_00], rows: swapped([...below32, ...above32]) }),
    ],
    ['of 24 bits with the longest header', of24({ headerSize: 124 })],
    ['of 24 bits with the header of OS/2', of24({ headerSize: 12 })],
    ['of 24 bits with the long header of OS/2', of24({ headerSize: 64 })],
    ['of 24 bits with the short header of OS/2', of24({ headerSize: 16 })],
    ['of 8 bits', of24({ depth: 8, palette, rows: Uint8Array.from([2, 3, 0, 0, 0, 1, 0, 0]) })],
    [
      'of 8 bits with the header of OS/2',
      of24({ depth: 8, headerSize: 12, palette, rows: Uint8Array.from([2, 3, 0, 0, 0, 1, 0, 0]) }),
    ],
    ['of 8 bits in runs', of24({ depth: 8, compression: 1, palette, rows: runsOf8 })],
    ['of 4 bits in runs', of24({ depth: 4, compression: 2, palette, rows: runsOf4 })],
    ['of 4 bits and an odd width', of24({ depth: 4, palette, rows: Uint8Array.from([0x23, 0, 0, 0, 0x01, 0, 0, 0]) })],
  ])('%s', (_, settings) =>
    expect(readBmp(bmpOf(settings))).resolves.toEqual({ width: 3, height: 2, pixels: Uint8Array.from(PICTURE) }),
  )

  test('of 1 bit, the first pixel in the highest', async () => {
    const rows = Uint8Array.from([0b0100_0000, 0b1000_0000, 0, 0])
    expect((await readBmp(bmpOf({ width: 9, height: 1, depth: 1, palette: [WHITE, RED], rows })))?.pixels).toEqual(
      Uint8Array.from([WHITE, RED, WHITE, WHITE, WHITE, WHITE, WHITE, WHITE, RED].flat()),
    )
  })

  test.each<[string, Partial<BmpSettings>, number]>([
    ['with five bits a colour', {}, 0x03_e0],
    ['with six bits of green', { compression: 3, masks: [0xf8_00, 0x07_e0, 0x1f] }, 0x07_e0],
    ['with four bits a colour', { compression: 3, masks: [0x0f_00, 0xf0, 0x0f] }, 0xf0],
  ])('of 16 bits %s, each stretched to eight', async (_, given, green) => {
    const rows = Uint8Array.from([green & 0xff, green >> 8, 0xff, 0xff])
    expect((await readBmp(bmpOf({ width: 2, height: 1, depth: 16, ...given, rows })))?.pixels).toEqual(
      Uint8Array.from([0, 255, 0, ...WHITE]),
    )
  })

  test('in runs that leave pixels out as white there', async () => {
    // Moves two pixels to the right, and ends after one more.
    const rows = Uint8Array.from([0, 2, 2, 0, 1, 1, 0, 1])
    expect((await readBmp(bmpOf({ width: 3, height: 1, depth: 8, compression: 1, palette, rows })))?.pixels).toEqual(
      Uint8Array.from([WHITE, WHITE, RED].flat()),
    )
  })

  test('with a colour outside its palette as the last of it', async () =>
    expect(
      (await readBmp(bmpOf(of24({ depth: 8, palette: [WHITE, RED], rows: new Uint8Array(8).fill(200) }))))?.pixels,
    ).toEqual(Uint8Array.from(Array.from({ length: 6 }, () => RED).flat())))

  test('from another library, bmp-ts 1.0.9 of npm', async () => {
    // encode({ width: 2, height: 1, bitPP: 24 }) of a red and a green pixel. It says 10 bytes of pixels, and pads with ones.
    const encoded = Buffer.from(
      '424d40000000000000003600000028000000020000000100000001001800000000000a00000000000000000000000000000000000000140afa14fa0a01010101',
      'hex',
    )
    expect((await readBmp(encoded))?.pixels).toEqual(Uint8Array.from([...RED, ...GREEN]))
  })

  test('at any offset of a longer buffer', async () => {
    const bytes = bmpOf(of24())
    const longer = Buffer.concat([Buffer.alloc(7), bytes])
    expect((await readBmp(longer.subarray(7)))?.width).toBe(3)
  })
})

describe('a BMP is refused', () => {
  const good = bmpOf(of24())
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['another file', Buffer.concat([Buffer.from('PNG'), good])],
    ['only a header', good.subarray(0, 54)],
    ['a BMP that ends a byte too soon', good.subarray(0, good.length - 1)],
    ['a BMP of no width', bmpOf(of24({ width: 0 }))],
    ['a BMP of a negative width', bmpOf(of24({ width: -3 }))],
    ['a BMP of no height', bmpOf(of24({ height: 0 }))],
    [
      'a BMP whose runs end too soon',
      bmpOf(of24({ depth: 8, compression: 1, palette, rows: runsOf8.subarray(0, 12) })),
    ],
    ['a BMP whose runs have another depth', bmpOf(of24({ compression: 1 }))],
    ['a BMP with a JPEG inside', bmpOf(of24({ compression: 4 }))],
    ['a BMP of 8 bits without a palette', bmpOf(of24({ depth: 8 }))],
    ['a BMP whose header is of no version', Buffer.from(good).fill(13, 14, 15)],
  ])('%s', (_, bytes) => expect(readBmp(bytes)).resolves.toBeNull())

  test.each<[string, number, number]>([
    ['of four gigabytes', 32_768, 32_768],
    ['of the largest possible size', 2_147_483_647, -2_147_483_648],
  ])('if a small file claims to be %s', (_, width, height) =>
    expect(readBmp(bmpOf(of24({ width, height })))).resolves.toBeNull(),
  )

  test('if a small file claims to be more runs than it has bytes for', async () =>
    expect(
      await readBmp(bmpOf({ width: 4_000, height: 4_000, depth: 8, compression: 1, palette, rows: runsOf8 })),
    ).toBeNull())

  test('if it has more than 16 million pixels, even with all its bytes', async () => {
    const size = 4_001
    const rows = new Uint8Array(Math.ceil(size / 32) * 4 * size)
    await expect(readBmp(bmpOf({ width: size, height: size, depth: 1, palette, rows }))).resolves.toBeNull()
  })

  test('if a single row would be decoded without a pause', async () => {
    const width = 32_768
    const rows = new Uint8Array(width / 8)
    await expect(readBmp(bmpOf({ width, height: 1, depth: 1, palette, rows }))).resolves.toBeNull()
  })

  test('if its pixels are in its header', async () => {
    const bytes = Buffer.from(good)
    bytes.writeUInt32LE(20, 10)
    await expect(readBmp(bytes)).resolves.toBeNull()
  })
})

test.each<[string, Partial<BmpSettings>]>([
  ['as it is', { depth: 1, rows: new Uint8Array(252 * 2_000) }],
  [
    'in runs',
    {
      depth: 8,
      compression: 1,
      rows: Uint8Array.from({ length: 18 * 2_000 }, (_, n) => (n % 2 === 0 && n % 18 < 16 ? 250 : 0)),
    },
  ],
])('other work runs while a large BMP is decoded that is stored %s', async (_, given) => {
  const size = 2_000
  let turns = 0
  let timer = setImmediate(function count() {
    turns += 1
    timer = setImmediate(count)
  })
  const bitmap = await readBmp(
    bmpOf({ width: size, height: size, depth: 1, palette, rows: new Uint8Array(), ...given }),
  )
  clearImmediate(timer)
  expect(bitmap?.width).toBe(size)
  // Four million pixels, at most about 50,000 in a turn: four uploads at once block the loop for less than 50 ms.
  expect(turns).toBeGreaterThanOrEqual(78)
})
