import {
  acceptOf,
  extensionByBytes,
  FILE_KINDS,
  firstBytes,
  PHOTO_EXTENSIONS,
} from '../../shared/uploads/file-kinds.ts'
import { extensionOf, withoutExtension } from '../../shared/uploads/file-name.ts'

/** Rule 15.2: 5 MB, to the byte; what is sent, not what is chosen. */
export const PHOTO_LIMIT = 5 * 1024 ** 2
/** With every one of these a phone offers its camera and its gallery; iOS turns HEIC into JPEG by itself. */
export const PHOTO_TYPES = acceptOf(PHOTO_EXTENSIONS)
/** Photos of one family, by the provider. */
export const MAX_PHOTOS = 100

export type FileRefusal = 'heic' | 'type' | 'mismatch' | 'empty' | 'unreadable'

/**
 * The file as it may be sent, or why it may not: by its extension and its first bytes (rules 15.1, 19.9). A photo under the name of
 * another kind of photo, as messengers save them, gets the right one instead of a refusal that nobody would understand.
 */
export async function admittedPhoto(file: File): Promise<File | FileRefusal> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'unreadable'
  const named = extensionOf(file.name)
  if (isHeic(start) || named === 'heic' || named === 'heif') return 'heic'
  const extension = PHOTO_EXTENSIONS.find((known) => known === named)
  // A camera may hand a photo over without any extension; a wrong one is refused whatever is inside.
  if (named !== '' && !extension) return 'type'
  const found = extensionByBytes(start, PHOTO_EXTENSIONS)
  if (!found) return 'mismatch'
  const isRightName = extension && FILE_KINDS[extension].mime === FILE_KINDS[found].mime
  const name = isRightName ? file.name : `${withoutExtension(file.name)}.${found}`
  return new File([file], name, { type: FILE_KINDS[found].mime })
}

/** `ftyp` with the brand of an Apple photo, whatever the file is called. */
function isHeic(start: Uint8Array): boolean {
  const words = String.fromCharCode(...start)
  return words.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(words.slice(8, 12))
}
