import { ApiFailure } from '../../shared/api/envelope.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import type { FileRefusal } from './photo-file.ts'

export type PhotoRefusal = FileRefusal | 'oversize'
export type PhotoProblem =
  | 'lost'
  | 'shortOutage'
  | 'retryShortly'
  | 'tooMany'
  | 'locked'
  | 'full'
  | 'removalRequested'
  | 'notFound'
  | 'unknown'

/** The provider's word on the file itself (openapi/shared/errors.yaml, PictureRefused). */
const refusals: Readonly<Record<string, PhotoRefusal>> = {
  'file-oversize': 'oversize',
  'files-total-oversize': 'oversize',
  'payload-too-large': 'oversize',
  'file-unsupported-type': 'type',
  'file-type-mismatch': 'mismatch',
  'file-empty': 'empty',
  'picture-unreadable': 'unreadable',
}

const byError: Readonly<Record<string, PhotoProblem>> = {
  'editing-locked': 'locked',
  'limit-reached': 'full',
  'removal-requested': 'removalRequested',
  'photo-not-found': 'notFound',
}

const byCode: Readonly<Record<number, PhotoProblem>> = {
  400: 'shortOutage',
  410: 'lost',
  429: 'tooMany',
  500: 'retryShortly',
}

/** Why the chosen file itself was refused; undefined where it was not its fault. */
export function fileRefusal(failure: unknown): PhotoRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}

/**
 * What to say of a photo that was not added, changed or asked to be removed (rule 17.4); the
 * reading of codes is that of "Profile save".
 */
export function photoProblem(failure: unknown): PhotoProblem {
  if (!(failure instanceof ApiFailure)) return 'unknown'
  return byError[failure.error] ?? byCode[failure.code] ?? 'unknown'
}

/** The list at hand is no longer the provider's: somebody else of the family, or the foundation, was quicker. */
export function isOutOfDate(failure: unknown): boolean {
  return ['full', 'removalRequested', 'notFound'].includes(photoProblem(failure))
}

/** The names of an upload's parts (`meta[0].description`) as the form has them. */
export function formFields(fields: FieldCodes): FieldCodes {
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.replace(/^meta\[0\]\./, ''), code]))
}
