import { acceptOf, extensionByBytes, type FileExtension, firstBytes } from '../../shared/uploads/file-kinds.ts'

/**
 * What a browser is asked to open. Only the square cut out of it is sent, far below the provider's 5 MB, so that a large photo of a
 * phone is no reason to refuse somebody; rule 6.11.
 */
export const PHOTO_LIMIT = 20 * 1024 ** 2
const EXTENSIONS = ['jpg', 'jpeg', 'png'] as const satisfies readonly FileExtension[]
export const PHOTO_TYPES = acceptOf(EXTENSIONS)

export type Refusal = 'type' | 'oversize' | 'empty' | 'broken'

/** Why a file cannot be the photo, before any of it is sent; by its first bytes, for a name can say anything. */
export async function refusalOf(file: File): Promise<Refusal | undefined> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'broken'
  if (!extensionByBytes(start, EXTENSIONS)) return 'type'
  return file.size > PHOTO_LIMIT ? 'oversize' : undefined
}
