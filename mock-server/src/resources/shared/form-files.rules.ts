import type { FileCategory } from '#rules/forms/form.ts'
import { checkIssueDate, type IssueDateFault } from '#rules/forms/issue-date.ts'
import type { FormFile } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'

/** The provider's limits of one long form: the number of its files, and their total size (25 MB). */
export const MAX_FORM_FILES = 20
export const FORM_FILES_BYTES = 25 * 1024 * 1024

export type OfferedFormFile = Pick<FormFile, 'category' | 'name' | 'size' | 'mediaType' | 'issuedOn'>
export type FormFileFault = 'purpose-unknown' | 'full' | 'total-oversize' | `issue-day-${IssueDateFault}`

type Form = {
  readonly files: readonly FormFile[]
  readonly categories: readonly FileCategory[]
  /** Begins the id of a file. */
  readonly prefix: string
}

/**
 * The file as the form stores it, or why it is refused. The bytes were validated and are dropped; only the fields that a list of files
 * shows are stored.
 */
export const acceptFormFile = (
  { files, categories, prefix }: Form,
  offered: OfferedFormFile,
  { now, random }: { readonly now: Instant; readonly random: Random },
): FormFile | FormFileFault => {
  const category = categories.find(({ id }) => id === offered.category)
  if (!category) return 'purpose-unknown'
  const issuedOn = category.needsIssueDate ? offered.issuedOn : null
  const fault = checkIssueDate(category, issuedOn, dayOf(now).toString())
  if (fault) return `issue-day-${fault}`
  if (files.length >= MAX_FORM_FILES) return 'full'
  if (files.reduce((sum, { size }) => sum + size, offered.size) > FORM_FILES_BYTES) return 'total-oversize'
  return { ...offered, issuedOn, fileId: `${prefix}-${random.id()}`, uploadedAt: now }
}
