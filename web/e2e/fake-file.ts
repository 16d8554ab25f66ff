import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** The shortest valid file of each type; any other type is a run of zeros. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'JVBERi0xLjQKJSVFT0YK',
  'image/jpeg':
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEADMDOJaQABHQAAAAAAAA=',
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

/**
 * A file for a field of the portal: of a type, under a name, of this many bytes (or the minimum of
 * its type).
 */
export function fileToUpload(
  name: string,
  mimeType: string,
  size: number,
): { name: string; mimeType: string; buffer: Buffer } {
  const beginning = Buffer.from(BEGINNINGS[mimeType] ?? '', 'base64')
  const buffer = Buffer.concat([beginning, Buffer.alloc(Math.max(0, size - beginning.length))])
  return { name, mimeType, buffer }
}

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
