import type { FileCategory } from '#rules/forms/form.ts'
import { checkIssueDate, type IssueDateFault } from '#rules/forms/issue-date.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { FormFile, HelpRequest } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'

/** The provider's limits of one request: the number of files, and their total size (25 MB). */
export const MAX_FILES = 20
export const FILES_TOTAL = 25 * 1024 * 1024
const RULE = 'rule 15.1 File types'

export type OfferedFormFile = Pick<FormFile, 'category' | 'name' | 'size' | 'mediaType' | 'issuedOn'>
export type AddRequestFileResult =
  | { readonly kind: 'saved'; readonly request: HelpRequest }
  | { readonly kind: 'purpose-unknown' | 'full' | 'total-oversize' | `issue-day-${IssueDateFault}` }

/** The bytes were validated and are dropped; only the fields that a list of files shows are stored. */
export const addRequestFile = (
  request: HelpRequest,
  categories: readonly FileCategory[],
  offered: OfferedFormFile,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<AddRequestFileResult> => {
  const { files } = request
  const category = categories.find(({ id }) => id === offered.category)
  if (!category) return refused({ kind: 'purpose-unknown' })
  const issuedOn = category.needsIssueDate ? offered.issuedOn : null
  const fault = checkIssueDate(category, issuedOn, dayOf(now).toString())
  if (fault) return refused({ kind: `issue-day-${fault}` })
  if (files.length >= MAX_FILES) return refused({ kind: 'full' })
  if (files.reduce((sum, { size }) => sum + size, offered.size) > FILES_TOTAL)
    return refused({ kind: 'total-oversize' })
  return saved(request, [...files, { ...offered, issuedOn, fileId: `file-${random.id()}`, uploadedAt: now }])
}

export type RemoveRequestFileResult =
  | { readonly kind: 'saved'; readonly request: HelpRequest }
  | { readonly kind: 'file-not-found' }

export const removeRequestFile = (request: HelpRequest, fileId: string): Decision<RemoveRequestFileResult> => {
  const left = request.files.filter((file) => file.fileId !== fileId)
  return left.length === request.files.length ? refused({ kind: 'file-not-found' }) : saved(request, left)
}

const saved = (request: HelpRequest, files: readonly FormFile[]) => {
  const changes: Change[] = [set(['helpRequests', request.requestId, 'files'], files)]
  return { result: { kind: 'saved', request: { ...request, files } }, changes, rule: RULE } as const
}

const refused = <Result>(result: Result): Decision<Result> => ({ result, changes: [], rule: RULE })
