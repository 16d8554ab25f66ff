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
