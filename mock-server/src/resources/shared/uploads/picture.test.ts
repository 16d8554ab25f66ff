import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  aJpeg,
  animatedPng,
  bomb,
  cmykJpeg,
  phonePicture,
  readPicture,
  transparentPng,
  wideBomb,
} from '../../../testing/pictures.ts'
import { makePicture } from './picture.ts'

const made = async (bytes: Uint8Array) => {
  const picture = await makePicture(bytes)
  if (!picture) throw new Error('The picture was refused')
  return { ...picture, ...(await readPicture(picture.base64)) }
}

describe('a photo is stored', () => {
  test('at most 150 pixels wide, with its proportions', async () =>
    expect(await made(await aJpeg(400, 300))).toMatchObject({ mediaType: 'image/jpeg', width: 150, height: 113 }))

  test.each([
    [150, 150],
    [149, 149],
    [10, 20],
  ])('unscaled when it is %i wide and %i high', async (width, height) =>
    expect(await made(await aJpeg(width, height))).toMatchObject({ width, height }),
  )

  test('at most four times as high as wide', async () =>
    expect(await made(await aJpeg(20, 4_000))).toMatchObject({ height: 600 }))

  test.each([
    [1, 150, 113, 'topLeft'],
    [3, 150, 113, 'bottomRight'],
    [6, 150, 200, 'topRight'],
    [8, 150, 200, 'bottomLeft'],
  ])('upright if the camera marked it as rotated (%i)', async (orientation, width, height, red) => {
    const picture = await made(await phonePicture(orientation))
    expect(picture).toMatchObject({ width, height })
    expect(picture.orientation).toBeUndefined()
    const { topLeft, topRight, bottomLeft } = picture.corners
    expect({ topLeft, topRight, bottomLeft }).toEqual({
      topLeft: red === 'topLeft',
      topRight: red === 'topRight',
      bottomLeft: red === 'bottomLeft',
    })
  })

  test("without the camera's metadata (rule 19.10)", async () => {
    const taken = await phonePicture()
    expect((await sharp(taken).metadata()).exif?.includes('Secret phone')).toBe(true)
    const picture = await made(taken)
    expect(picture.exif).toBeUndefined()
    expect(Buffer.from(picture.base64, 'base64').includes('Secret phone')).toBe(false)
    for (const kind of ['xmp', 'iptc', 'icc'] as const) expect(picture[kind]).toBeUndefined()
  })

  test('with its transparency', async () =>
    expect(await made(await transparentPng())).toMatchObject({ mediaType: 'image/png', hasAlpha: true, width: 150 }))

  test.each([
    ['in CMYK colours', cmykJpeg, 'image/jpeg'],
    ['with several frames', animatedPng, 'image/png'],
  ] as const)('%s', async (_, make, mediaType) =>
    expect(await made(await make())).toMatchObject({ mediaType, space: 'srgb', width: 150 }),
  )
})

describe('a photo is refused', () => {
  test('if it claims more than 40 million pixels', async () => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(200_000)
    expect(await makePicture(bytes)).toBeNull()
  })

  test('if it would take more than 128 MB when it is decoded (rule 19.21)', async () => {
    const bytes = wideBomb(4_096, 4_097)
    expect(bytes.length).toBeLessThan(200_000)
    expect(await makePicture(bytes)).toBeNull()
  })

  test('if it ends in the middle', async () => {
    const whole = await aJpeg()
    expect(await makePicture(whole.subarray(0, whole.length / 2))).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['text', 'Dobrý den'],
    ['a vector drawing that could read files', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('if it is %s', async (_, text) => expect(await makePicture(Buffer.from(text))).toBeNull())
})
