import { acceptOf, PHOTO_EXTENSIONS } from '#web/shared/uploads/file-kinds.ts'

/** A phone offers its camera and its gallery; iOS converts HEIC to JPEG automatically. */
export const PHOTO_TYPES = acceptOf(PHOTO_EXTENSIONS)
/** The provider's limit of photos per family. */
export const MAX_PHOTOS = 100
