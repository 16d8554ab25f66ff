import type { OfferedFile } from '../../../domain/files/upload-rules.ts'
import type { UploadedFile } from '../../../kernel/handler.ts'
import { fileTypeOf } from './file-type-of.ts'

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
