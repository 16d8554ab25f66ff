import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { FILE_REFUSALS, type FileRefusal } from '#web/shared/uploads/file-refusal.ts'

const refusals: Readonly<Record<string, FileRefusal>> = { ...FILE_REFUSALS, 'files-total-oversize': 'oversize' }

const outOfDate: ReadonlySet<string> = new Set(['limit-reached', 'removal-requested', 'photo-not-found'])

/** Why the chosen file itself was refused; undefined for any other failure. */
export function fileRefusal(failure: unknown): FileRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}

/** Another member of the family, or the foundation, changed the photos first. */
export function isOutOfDate(failure: unknown): boolean {
  return failure instanceof ApiFailure && outOfDate.has(failure.error)
}

/** The names of an upload's parts (`meta[0].description`) mapped to those of the form. */
export function formFields(fields: FieldCodes): FieldCodes {
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.replace(/^meta\[0\]\./, ''), code]))
}
