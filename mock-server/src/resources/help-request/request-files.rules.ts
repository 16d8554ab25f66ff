import type { FileCategory } from '#rules/forms/form.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { FormFile, HelpRequest } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { acceptFormFile, type FormFileFault, type OfferedFormFile } from '../shared/form-files.rules.ts'

const RULE = 'rule 15.1 File types'

export type AddRequestFileResult =
  | { readonly kind: 'saved'; readonly request: HelpRequest }
  | { readonly kind: FormFileFault }

export const addRequestFile = (
  request: HelpRequest,
  categories: readonly FileCategory[],
  offered: OfferedFormFile,
  context: { readonly now: Instant; readonly random: Random },
): Decision<AddRequestFileResult> => {
  const { files } = request
  const file = acceptFormFile({ files, categories, prefix: 'file' }, offered, context)
  return typeof file === 'string' ? refused({ kind: file }) : saved(request, [...files, file])
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
