import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/**
 * A photo of a phone held sideways: upright by EXIF alone, red above and blue below, with grain
 * that makes it large.
 */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const isLeft = (at / 3) % width < width / 2
    pixels[at + (isLeft ? 0 : 2)] = 224
    for (const channel of [at + 1, at + (isLeft ? 2 : 0)]) pixels[channel] = (pixels[channel] ?? 0) >> 1
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}
