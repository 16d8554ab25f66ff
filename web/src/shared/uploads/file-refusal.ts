import { extensionByBytes, type FileExtension, firstBytes, isHeic, PAPER_EXTENSIONS } from './file-kinds.ts'
import { extensionOf } from './file-name.ts'

/** Rule 15.2, to the byte. */
export const FILE_LIMIT = 5 * 1024 ** 2

export type FileRefusal = 'heic' | 'type' | 'mismatch' | 'oversize' | 'empty' | 'unreadable'

/** The provider's refusals of a file (openapi/shared/errors.yaml). */
export const FILE_REFUSALS: Readonly<Record<string, FileRefusal>> = {
  'file-oversize': 'oversize',
  'payload-too-large': 'oversize',
  'file-unsupported-type': 'type',
  'file-type-mismatch': 'mismatch',
  'file-empty': 'empty',
  'picture-unreadable': 'unreadable',
}

/** By its extension and its first bytes, as the provider checks it (rule 19.9). */
export async function fileRefusalOf(
  file: File,
  extensions: readonly FileExtension[] = PAPER_EXTENSIONS,
): Promise<FileRefusal | undefined> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  const extension = extensions.find((known) => known === extensionOf(file.name))
  if (isHeic(file.name, start)) return 'heic'
  if (!extension) return 'type'
  if (file.size > FILE_LIMIT) return 'oversize'
  if (!start) return 'unreadable'
  return extensionByBytes(start, [extension]) ? undefined : 'mismatch'
}

/** Whether the device can still read the file; a phone loses a photo that was deleted or moved since it was chosen. */
export async function isStillThere(file: File): Promise<boolean> {
  return (await firstBytes(file)) !== undefined
}
