/** The shortest valid file of each type; any other type is a run of zeros. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'JVBERi0xLjQKJSVFT0YK',
  'image/jpeg':
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEADMDOJaQABHQAAAAAAAA=',
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

/** `size` bytes of a type (or the least that the type allows), as a replacement for those that a recording did not store. */
export function fakeFile(type: string, size: number): Buffer {
  const beginning = Buffer.from(BEGINNINGS[type] ?? '', 'base64')
  return Buffer.concat([beginning, Buffer.alloc(Math.max(0, size - beginning.length))])
}
