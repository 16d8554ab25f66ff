import {
  acceptOf,
  extensionByBytes,
  FILE_KINDS,
  firstBytes,
  isHeic,
  PHOTO_EXTENSIONS,
} from '../../shared/uploads/file-kinds.ts'
import { extensionOf, withoutExtension } from '../../shared/uploads/file-name.ts'
import type { FileRefusal } from '../../shared/uploads/file-refusal.ts'

/** A phone offers its camera and its gallery; iOS converts HEIC to JPEG automatically. */
export const PHOTO_TYPES = acceptOf(PHOTO_EXTENSIONS)
/** The provider's limit of photos per family. */
export const MAX_PHOTOS = 100

/** Checks the extension and first bytes (rules 15.1, 19.9); corrects the extension of another photo format. */
export async function admittedPhoto(file: File): Promise<File | FileRefusal> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'unreadable'
  const named = extensionOf(file.name)
  if (isHeic(file.name, start)) return 'heic'
  const extension = PHOTO_EXTENSIONS.find((known) => known === named)
  // A camera may return a photo without any extension; a wrong one is refused whatever the content.
  if (named !== '' && !extension) return 'type'
  const found = extensionByBytes(start, PHOTO_EXTENSIONS)
  if (!found) return 'mismatch'
  const isRightName = extension && FILE_KINDS[extension].mime === FILE_KINDS[found].mime
  const name = isRightName ? file.name : `${withoutExtension(file.name)}.${found}`
  return new File([file], name, { type: FILE_KINDS[found].mime })
}
