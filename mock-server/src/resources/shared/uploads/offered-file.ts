import type { OfferedFile } from '../../../domain/files/upload-rules.ts'
import type { UploadedFile } from '../../../kernel/handler.ts'

/** The validated item of an upload; the bytes are inspected here, before the atomic step. */
export const offer = async ({
  index,
  present,
  meta,
  fileName,
  mediaType,
  bytes,
}: UploadedFile): Promise<OfferedFile> => ({
  index,
  present,
  category: categoryOf(meta),
  fileName,
  size: bytes.length,
  declaredType: mediaType.split(';')[0]?.trim().toLowerCase() ?? '',
  detectedType: bytes.length > 0 ? await fileTypeOf(bytes, fileName) : null,
})

const categoryOf = (meta: unknown): string | null =>
  typeof meta === 'object' && meta !== null && 'category' in meta && typeof meta.category === 'string'
    ? meta.category
    : null

/**
 * The type of an upload, by its first bytes (rule 19.9). `file-type` is loaded with the first upload, so that it does not
 * slow down the start. `null` if the type is unknown.
 */
const fileTypeOf = async (bytes: Uint8Array, fileName: string): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === COMPOUND_FILE) return compoundTypeOf(fileName)
  return found?.mime ?? null
}

/** DOC and XLS have the same container; only the name distinguishes them. */
const COMPOUND_FILE = 'application/x-cfb'
const compoundTypeOf = (fileName: string): string =>
  /\.xls$/i.test(fileName) ? 'application/vnd.ms-excel' : 'application/msword'
