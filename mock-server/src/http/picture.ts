import type { StoredImage } from '../domain/stored-image.ts'

/** As wide as the frame of the portal shows a photo at most (spec §2 Page frame); a strip is no photo, so the height has an end too. */
const MOST_WIDTH = 150
const MOST_HEIGHT = 600
/** More than any telephone takes; a small file may claim far more. */
const MOST_PIXELS = 40_000_000
const JPEG_QUALITY = 82
const MOST_SECONDS = 10

/**
 * A photo as it is kept: upright, small, without what the camera wrote into it (M10). Null for one that cannot be read or has too
 * many pixels. Decoding is the slow part, so it runs before the atomic step; the library is loaded with the first picture.
 */
export const makePicture = async (bytes: Uint8Array): Promise<StoredImage | null> => {
  const sharp = await library()
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, hasAlpha } = await image.metadata()
    // The library reads more than photos: a drawing could ask for files and fonts of this computer.
    if (format !== 'jpeg' && format !== 'png') return null
    const small = image
      .autoOrient()
      .resize({ width: MOST_WIDTH, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MOST_SECONDS })
    const encoded = hasAlpha ? small.png() : small.jpeg({ quality: JPEG_QUALITY })
    const base64 = (await encoded.toBuffer()).toString('base64')
    return { mediaType: hasAlpha ? 'image/png' : 'image/jpeg', base64 }
  } catch {
    return null
  }
}

const library = async () => {
  const { default: sharp } = await import('sharp')
  // Nothing of one person's photo is kept for the next call.
  sharp.cache(false)
  return sharp
}
