import { isContainer } from '#rules/files/detect-file-type.ts'
import { FILE_TYPES } from '#rules/files/file-types.ts'
import type { ApiFailure } from '../api/envelope.ts'
import { type FileExtension, fileTypeOf, firstBytes, isHeic } from './file-kinds.ts'
import { correctedName, extensionOf } from './file-name.ts'

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

/** Why the provider refused the date of issue of a file. */
export type DateRefusal = 'required' | 'future' | 'too-old'

const DATE_REFUSALS: Readonly<Record<string, DateRefusal>> = {
  'day-in-future': 'future',
  'document-too-old': 'too-old',
}

export function dateRefusalOf({ error, fields }: ApiFailure): DateRefusal | undefined {
  return DATE_REFUSALS[error] ?? (fields['meta[0].issuedOn'] === undefined ? undefined : 'required')
}

/**
 * The file with the name and the media type of its bytes, or why it is refused (rules 15.4 to 15.6). A file that holds other files is
 * refused as too large before it is read.
 */
export async function admittedFile(file: File, extensions: readonly FileExtension[]): Promise<File | FileRefusal> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'unreadable'
  if (isContainer(start) && file.size > FILE_LIMIT) return extensions.includes('docx') ? 'oversize' : 'type'
  const type = await fileTypeOf(file, start)
  if (type && extensions.includes(type)) {
    const { lastModified } = file
    return new File([file], correctedName(file.name, type), { type: FILE_TYPES[type].mime, lastModified })
  }
  if (isHeic(file.name, start)) return 'heic'
  const isNamed = extensions.some((extension) => extension === extensionOf(file.name))
  return isNamed && !type ? 'mismatch' : 'type'
}

/** Whether the device can still read the file; a phone loses a photo that was deleted or moved since it was chosen. */
export async function isStillThere(file: File): Promise<boolean> {
  return (await firstBytes(file)) !== undefined
}
