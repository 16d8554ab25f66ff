import { detectFileType } from '#rules/files/detect-file-type.ts'
import { FILE_TYPES } from '#rules/files/file-types.ts'
import type { OfferedFile } from '../../../domain/files/upload-rules.ts'
import type { UploadedFile } from '../../../kernel/handler.ts'

/** The validated item of an upload; the bytes are inspected here, before the atomic step. */
export const offer = ({ index, present, meta, fileName, mediaType, bytes }: UploadedFile): OfferedFile => ({
  index,
  present,
  category: categoryOf(meta),
  fileName,
  size: bytes.length,
  declaredType: mediaType.split(';')[0]?.trim().toLowerCase() ?? '',
  detectedType: mediaTypeOf(bytes),
})

const categoryOf = (meta: unknown): string | null =>
  typeof meta === 'object' && meta !== null && 'category' in meta && typeof meta.category === 'string'
    ? meta.category
    : null

/** By the bytes (rules 15.4 and 19.9); null if it is none of rule 15.1. */
const mediaTypeOf = (bytes: Uint8Array): string | null => {
  const type = detectFileType(bytes)
  return type && FILE_TYPES[type].mime
}
