import * as v from 'valibot'
import { recipientPhotoRequestSchema } from '#web/shared/api/schemas.ts'
import { trimmed } from '#web/shared/forms/form-values.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'
import { acceptOf, PHOTO_EXTENSIONS } from '#web/shared/uploads/file-kinds.ts'

/** What the fields of a new photo and of a stored one hold. */
export const photoSchema = v.omit(recipientPhotoRequestSchema, ['basedOn'])
export type PhotoValues = v.InferOutput<typeof photoSchema>

/** A description is one line: line breaks become spaces. */
export function composePhoto(values: FormValues): FormValues {
  const { description } = values
  return typeof description === 'string'
    ? { ...values, description: trimmed(description.replace(/\s+/g, ' ')) }
    : values
}

/** A phone offers its camera and its gallery; iOS converts HEIC to JPEG automatically. */
export const PHOTO_TYPES = acceptOf(PHOTO_EXTENSIONS)
/** The provider's limit of photos per family. */
export const MAX_PHOTOS = 100
