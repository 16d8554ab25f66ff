import { type FileExtension, PAPER_EXTENSIONS } from './file-kinds.ts'
import { admittedFile, FILE_LIMIT, type FileRefusal } from './file-refusal.ts'
import { readyPhoto } from './shrink-photo.ts'

/** Longer side of a reduced photo in pixels, so that the text of a document stays readable. */
const PAPER_SIDE = 3000

/** Returns the file to send, a photo that is too large reduced, or the reason why it is refused. */
export async function preparedFile(
  chosen: File,
  extensions: readonly FileExtension[] = PAPER_EXTENSIONS,
): Promise<{ file: File; why?: FileRefusal | undefined }> {
  const file = await admittedFile(chosen, extensions)
  if (!(file instanceof File)) return { file: chosen, why: file }
  if (file.size <= FILE_LIMIT) return { file }
  if (!file.type.startsWith('image/')) return { file, why: 'oversize' }
  const smaller = await readyPhoto(file, PAPER_SIDE)
  const smallest = smaller === 'oversize' ? await readyPhoto(file) : smaller
  return smallest instanceof File ? { file: smallest } : { file, why: smallest }
}
