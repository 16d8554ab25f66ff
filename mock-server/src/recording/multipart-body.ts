import { fakeFile } from './fake-file.ts'
import type { RecordedPart } from './recording.ts'

export const BOUNDARY = 'recorded-session'

/** The body of a recorded upload: its metas as they were sent, and other bytes of the same type and length. */
export function multipartBody(files: readonly RecordedPart[]): Buffer {
  const parts = files.flatMap(({ meta, name, type, size }, index) => [
    ...(meta === '' ? [] : [part(`name="meta[${index}]"`, Buffer.from(meta))]),
    ...(name === '' ? [] : [part(`name="File[${index}]"; filename="${plain(name)}"`, fakeFile(type, size), type)]),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function part(disposition: string, bytes: Buffer, type?: string): Buffer {
  const lines = [`--${BOUNDARY}`, `Content-Disposition: form-data; ${disposition}`]
  const head = type === undefined || type === '' ? lines : [...lines, `Content-Type: ${type}`]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n')])
}

/** Escapes a name as browsers do in a header. */
const plain = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
