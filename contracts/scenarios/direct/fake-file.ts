/** The shortest file of each type that passes for one; any other type is a run of zeros. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'JVBERi0xLjQKJSVFT0YK',
  'image/jpeg':
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEADMDOJaQABHQAAAAAAAA=',
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

/** Bytes of a type, so many (or as few as the type allows): in the place of those that a recording did not keep. */
export function fakeBytes(type: string, size: number): Uint8Array<ArrayBuffer> {
  const beginning = Buffer.from(BEGINNINGS[type] ?? '', 'base64')
  const bytes = new Uint8Array(Math.max(size, beginning.length))
  bytes.set(beginning)
  return bytes
}
