import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { BusyError } from '../busy-error.ts'
import { type Refusal, refuse, transportError } from '../envelope.ts'
import type { UploadedFile } from '../handler.ts'
import type { HeldMemory } from './upload-memory.ts'

/** Exactly 5 MB (rule 15.2). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
const MAX_ITEMS = 10
const MAX_META_BYTES = 2_048
/** Ten files of the maximum size, their metas and the boundaries between them. */
export const MAX_UPLOAD_BYTES = MAX_ITEMS * (MAX_FILE_BYTES + 8_192)

/** One byte past the limit shows that a file is too long; the rest is dropped. */
export const multipartLimits = {
  fileSize: MAX_FILE_BYTES + 1,
  fieldSize: MAX_META_BYTES,
  fieldNameSize: 100,
  files: 2 * MAX_ITEMS,
  fields: MAX_ITEMS,
  parts: 2 * MAX_ITEMS,
  headerPairs: 20,
} as const

export type PartsReading = { readonly files: readonly UploadedFile[] } | Refusal

type Item = { -readonly [Key in keyof UploadedFile]: UploadedFile[Key] }

/**
 * Reads all parts into memory and pairs them by their index. A body that cannot be read is malformed. The first part that the operation
 * does not accept is named in `fields`; the parts after it are dropped. Rejects with `BusyError` when `memory` is used up.
 */
export async function readParts(
  request: FastifyRequest,
  taken: ReadonlySet<string>,
  memory: HeldMemory,
): Promise<PartsReading> {
  if (!request.isMultipart()) return transportError(415)
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) return transportError(413)
  const items = new Map<number, Item>()
  const seen = new Set<string>()
  try {
    for await (const part of request.parts({ limits: multipartLimits, throwFileSizeLimit: false } as object)) {
      const wrong = faultOf(part, taken, seen)
      if (wrong) return refuse(400, 'bad-request', { fields: wrong })
      await take(itemAt(items, indexOf(part.fieldname)), part, memory)
      seen.add(part.fieldname)
    }
  } catch (error) {
    if (error instanceof BusyError) throw error
    return readingFailure(error)
  } finally {
    // The client must still send the unread rest, otherwise it would not receive the response.
    request.raw.unpipe()
    request.raw.resume()
  }
  if (items.size === 0) return refuse(400, 'bad-request', { fields: { 'File[0]': 'required' } })
  return { files: [...items.values()].toSorted((a, b) => a.index - b.index) }
}

function itemAt(items: Map<number, Item>, index: number): Item {
  const known = items.get(index)
  if (known) return known
  const item = {
    index,
    meta: undefined,
    present: false,
    fileName: '',
    mediaType: '',
    oversize: false,
    bytes: new Uint8Array(),
  }
  items.set(index, item)
  return item
}

/** A browser sends `meta[i]` as a plain field, or as a file named `blob` when the page gave it a media type. */
async function take(item: Item, part: Multipart, memory: HeldMemory): Promise<void> {
  if (part.type === 'field') {
    item.meta = part.valueTruncated ? undefined : parseJson(part.value)
    return
  }
  const bytes = await readAll(part.file, memory)
  if (part.fieldname.startsWith('meta')) {
    item.meta = bytes.length > MAX_META_BYTES ? undefined : parseJson(bytes.toString())
    return
  }
  const oversize = bytes.length > MAX_FILE_BYTES
  Object.assign(item, { present: true, fileName: part.filename, mediaType: part.mimetype, oversize, bytes })
}

async function readAll(file: AsyncIterable<Buffer>, memory: HeldMemory): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    memory.hold(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const indexOf = (name: string): number => Number(/\[(\d)\]$/.exec(name)?.[1])

/** For an item that the operation does not accept, its file is named, whichever of its two parts comes first. */
function faultOf(part: Multipart, taken: ReadonlySet<string>, seen: ReadonlySet<string>) {
  const { fieldname, type } = part
  if (!taken.has(fieldname))
    return { [/^meta\[\d\]$/.test(fieldname) ? `File[${indexOf(fieldname)}]` : nameOf(part)]: 'unknown' }
  if (fieldname.startsWith('File') && type === 'field') return { [fieldname]: 'invalid' }
  return seen.has(fieldname) ? { [fieldname]: 'doubled' } : undefined
}

const nameOf = ({ fieldname }: Multipart): string => fieldname.slice(0, 100) || 'part'

function readingFailure(error: unknown): Refusal {
  const { statusCode = 400 } = error as { statusCode?: number }
  return transportError(statusCode === 413 ? 413 : 400)
}
