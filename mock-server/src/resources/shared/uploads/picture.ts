import type { Metadata, Sharp } from 'sharp'
import type { StoredImage } from '../../../domain/state/recipient.ts'
import { readBmp } from './bmp.ts'

/** The maximum width is that of the portal's frame (rule 3.3); a strip is not a photo, so the height is limited too. */
const AVATAR = { width: 150, height: 600 } as const
/** A family's photo fills a screen. */
const PHOTO = { width: 1_600, height: 1_600 } as const
/** More than any phone takes; a small file may claim far more. */
const MAX_PIXELS = 40_000_000
/** The memory of a decoded picture. Interlaced and progressive ones, and those to be turned, are decoded as a whole. */
const MAX_DECODED_BYTES = 128 * 1024 * 1024
const JPEG_QUALITY = 82
const MAX_SECONDS = 30

/**
 * Converts a photo of the profile for storage: upright, small, without the camera's metadata (rule 19.10). Null if it cannot be read
 * or has too many pixels. Decoding is slow, so it runs before the atomic step; the library is loaded with the first picture.
 */
export const makePicture = (bytes: Uint8Array): Promise<StoredImage | null> =>
  refuseUnreadable(async () => {
    const image = await open(bytes)
    if (!image) return null
    const { hasAlpha } = await image.metadata()
    const small = within(image, AVATAR)
    return hasAlpha
      ? toStoredImage('image/png', small.png())
      : toStoredImage('image/jpeg', small.jpeg({ quality: JPEG_QUALITY }))
  })

/** Converts a family's photo for storage: always a JPEG, transparency is flattened onto white. Reads BMP too. */
export const makePhoto = (bytes: Uint8Array, mediaType: string): Promise<StoredImage | null> =>
  refuseUnreadable(async () => {
    const image = await (mediaType === 'image/bmp' ? openBmp(bytes) : open(bytes))
    if (!image) return null
    const small = within(image, PHOTO).flatten({ background: '#fff' })
    return toStoredImage('image/jpeg', small.jpeg({ quality: JPEG_QUALITY }))
  })

/** A picture that the library cannot read is refused; it is not a fault of the provider. */
const refuseUnreadable = async (make: () => Promise<StoredImage | null>): Promise<StoredImage | null> => {
  try {
    return await make()
  } catch {
    return null
  }
}

/** The library reads more than photos: a vector drawing could read files and fonts of this computer. */
const open = async (bytes: Uint8Array): Promise<Sharp | null> => {
  const sharp = await library()
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const metadata = await image.metadata()
  const { format } = metadata
  return (format === 'jpeg' || format === 'png') && decodedBytes(metadata) <= MAX_DECODED_BYTES ? image : null
}

/** A progressive JPEG is decoded from coefficients of two bytes, its colours often in half the lines and columns. */
const decodedBytes = ({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata): number => {
  const isWide = depth === 'ushort' || (format === 'jpeg' && isProgressive)
  const samples = isProgressive && chromaSubsampling === '4:2:0' ? channels / 2 : channels
  return width * height * samples * (isWide ? 2 : 1)
}

const openBmp = async (bytes: Uint8Array): Promise<Sharp | null> => {
  const bitmap = await readBmp(bytes)
  if (!bitmap) return null
  const { pixels, width, height } = bitmap
  const sharp = await library()
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const within = (image: Sharp, bounds: { readonly width: number; readonly height: number }): Sharp =>
  image
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })

const toStoredImage = async (mediaType: StoredImage['mediaType'], encoded: Sharp): Promise<StoredImage> => ({
  mediaType,
  base64: (await encoded.toBuffer()).toString('base64'),
})

const library = async () => {
  const { default: sharp } = await import('sharp')
  // Nothing of a person's photo stays cached for the next call.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
