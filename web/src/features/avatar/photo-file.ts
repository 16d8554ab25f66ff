import { acceptOf, extensionByBytes, type FileExtension, firstBytes } from '../../shared/uploads/file-kinds.ts'

/** The largest file that the browser opens (rule 6.11); only the cropped square is sent. */
export const PHOTO_LIMIT = 20 * 1024 ** 2
const EXTENSIONS = ['jpg', 'jpeg', 'png'] as const satisfies readonly FileExtension[]
export const PHOTO_TYPES = acceptOf(EXTENSIONS)

export type AvatarRefusal = 'type' | 'oversize' | 'empty' | 'broken'

/** Checks the first bytes before the upload, because a file name proves nothing. */
export async function avatarRefusalOf(file: File): Promise<AvatarRefusal | undefined> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'broken'
  if (!extensionByBytes(start, EXTENSIONS)) return 'type'
  return file.size > PHOTO_LIMIT ? 'oversize' : undefined
}
