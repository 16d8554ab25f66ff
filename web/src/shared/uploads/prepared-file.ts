import { type FileExtension, PAPER_EXTENSIONS, PHOTO_EXTENSIONS } from './file-kinds.ts'
import { extensionOf } from './file-name.ts'
import { FILE_LIMIT, type FileRefusal, fileRefusalOf } from './file-refusal.ts'
import { readyPhoto } from './shrink-photo.ts'

const PHOTOS: ReadonlySet<string> = new Set(PHOTO_EXTENSIONS)
/** Longer side of a reduced photo in pixels, so that the text of a document stays readable. */
const PAPER_SIDE = 3000

/** Returns the file to send, a photo that is too large reduced, or the reason why it is refused. */
export async function preparedFile(
  file: File,
  extensions: readonly FileExtension[] = PAPER_EXTENSIONS,
): Promise<{ file: File; why?: FileRefusal | undefined }> {
  const fits = file.size <= FILE_LIMIT
  // The start of a photo is validated first: a file that is not a photo must not be reported as too large.
  const start = fits ? file : new File([file.slice(0, FILE_LIMIT)], file.name)
  const why = await fileRefusalOf(start, extensions)
  if (why || fits) return { file, why }
  if (!PHOTOS.has(extensionOf(file.name))) return { file, why: 'oversize' }
  const smaller = await readyPhoto(file, PAPER_SIDE)
  const smallest = smaller === 'oversize' ? await readyPhoto(file) : smaller
  return smallest instanceof File ? { file: smallest } : { file, why: smallest }
}
