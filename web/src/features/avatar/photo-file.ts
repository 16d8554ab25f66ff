import { AVATAR_EXTENSIONS, acceptOf } from '#web/shared/uploads/file-kinds.ts'
import { admittedFile, type FileRefusal } from '#web/shared/uploads/file-refusal.ts'

/** The largest file that the browser opens (rule 6.11); only the cropped square is sent. */
export const PHOTO_LIMIT = 20 * 1024 ** 2
export const PHOTO_TYPES = acceptOf(AVATAR_EXTENSIONS)

export type AvatarRefusal = 'type' | 'oversize' | 'empty' | 'broken'
const REFUSALS = {
  type: 'type',
  heic: 'type',
  mismatch: 'type',
  oversize: 'oversize',
  empty: 'empty',
  unreadable: 'broken',
} as const satisfies Record<FileRefusal, AvatarRefusal>

export async function avatarRefusalOf(file: File): Promise<AvatarRefusal | undefined> {
  const photo = await admittedFile(file, AVATAR_EXTENSIONS)
  if (!(photo instanceof File)) return REFUSALS[photo]
  return file.size > PHOTO_LIMIT ? 'oversize' : undefined
}
