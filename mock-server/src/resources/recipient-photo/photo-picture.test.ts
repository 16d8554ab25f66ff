import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { asBmp } from '../../testing/bitmaps.ts'
import {
  aJpeg,
  animatedPng,
  bomb,
  cmykJpeg,
  phonePicture,
  readPicture,
  transparentPng,
} from '../../testing/pictures.ts'
import { makePhoto } from '../shared/uploads/picture.ts'

const made = async (bytes: Uint8Array, mediaType = 'image/jpeg') => {
  const picture = await makePhoto(bytes, mediaType)
  if (!picture) throw new Error('The photo was refused')
  return { ...picture, ...(await readPicture(picture.base64)) }
}

describe('a photo of a family is stored', () => {
  test.each([
    ['1,600 wide at most', 1_640, 41, 1_600, 40],
    ['1,600 high at most', 41, 1_640, 40, 1_600],
    ['as large as it is', 1_600, 40, 1_600, 40],
    ['as large as it is', 40, 1_600, 40, 1_600],
    ['as small as it is', 20, 10, 20, 10],
  ])('%s: of %i x %i', async (_, width, height, wantWidth, wantHeight) =>
    expect(await made(await aJpeg(width, height))).toMatchObject({
      width: wantWidth,
      height: wantHeight,
      format: 'jpeg',
    }),
  )

  test('upright, without its place and its camera model (rule 19.10)', async () => {
    const taken = await phonePicture(6)
    expect((await sharp(taken).metadata()).exif?.includes('Secret phone')).toBe(true)
    const photo = await made(taken)
    expect(photo).toMatchObject({ width: 300, height: 400, corners: { topLeft: false, topRight: true } })
    for (const kind of ['exif', 'orientation', 'xmp', 'iptc', 'icc'] as const) expect(photo[kind]).toBeUndefined()
    expect(Buffer.from(photo.base64, 'base64').includes('GPS')).toBe(false)
  })

  test('on white if it was transparent', async () => {
    const photo = await made(await transparentPng(), 'image/png')
    expect(photo).toMatchObject({ mediaType: 'image/jpeg', format: 'jpeg', hasAlpha: false })
    const { data } = await sharp(Buffer.from(photo.base64, 'base64')).raw().toBuffer({ resolveWithObject: true })
    // Black at a fifth on white.
    for (const byte of data.subarray(0, 3)) expect(Math.abs(byte - 204)).toBeLessThan(4)
  })

  test('as a JPEG if it is a BMP', async () =>
    expect(await made(await asBmp(await aJpeg(2_000, 60)), 'image/bmp')).toMatchObject({
      mediaType: 'image/jpeg',
      width: 1_600,
      height: 48,
      corners: { topLeft: true, topRight: false, bottomLeft: false },
    }))

  test.each([
    ['in CMYK colours', cmykJpeg, 'image/jpeg'],
    ['with several frames', animatedPng, 'image/png'],
  ] as const)('%s', async (_, make, mediaType) =>
    expect(await made(await make(), mediaType)).toMatchObject({ space: 'srgb', format: 'jpeg', width: 300 }),
  )
})

describe('a photo of a family is refused', () => {
  test('if it claims more than 40 million pixels', async () => expect(await makePhoto(bomb(), 'image/png')).toBeNull())

  test.each(['image/jpeg', 'image/bmp'])('if it ends in the middle, of the type %s', async (mediaType) => {
    const whole = mediaType === 'image/bmp' ? await asBmp(await aJpeg()) : await aJpeg()
    expect(await makePhoto(whole.subarray(0, whole.length / 2), mediaType)).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['text', 'Dobrý den'],
    ['a vector drawing that could read files', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('if it is %s', async (_, text) => {
    for (const type of ['image/jpeg', 'image/png', 'image/bmp'])
      expect(await makePhoto(Buffer.from(text), type)).toBeNull()
  })
})
