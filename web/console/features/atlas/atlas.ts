import { type OperationScreen, pageOf, screenOf } from '../../api/operations.ts'
import type { OperationCoverage } from '../../api/tool-queries.ts'
import { isCallable, isCausedByFault } from '../../shared/fault-draft.ts'
import { isFound } from '../../shared/group-people.ts'

export type AtlasError = { code: number; error: string; times: number }

/**
 * The errors of one operation on the screen where they show; without a screen they cannot be shown.
 */
export type AtlasOperation = {
  operationId: string
  screen: OperationScreen | undefined
  errors: readonly AtlasError[]
}

export type AtlasFilter = { page: string; code: string; search: string; onlyUnseen: boolean }

export const everything: AtlasFilter = { page: '', code: '', search: '', onlyUnseen: false }

/**
 * Every documented response that a fault can cause; successes and transport errors are excluded.
 */
export function readAtlas(operations: readonly OperationCoverage[]): AtlasOperation[] {
  return operations
    .filter(isCallable)
    .map(({ operationId, errorCodes }) => ({
      operationId,
      screen: screenOf(operationId),
      errors: errorCodes.filter(isCausedByFault).toSorted((one, other) => one.code - other.code),
    }))
    .filter(({ errors }) => errors.length > 0)
}

export function findInAtlas(
  atlas: readonly AtlasOperation[],
  { page, code, search, onlyUnseen }: AtlasFilter,
): AtlasOperation[] {
  return atlas
    .filter(({ screen }) => page === '' || (screen !== undefined && pageOf(screen) === page))
    .map((operation) => ({
      ...operation,
      errors: operation.errors.filter(
        (answer) =>
          (code === '' || `${answer.code}` === code) &&
          (!onlyUnseen || answer.times === 0) &&
          isFound(search, [operation.operationId, operation.screen?.path ?? '', `${answer.code}`, answer.error]),
      ),
    }))
    .filter(({ errors }) => errors.length > 0)
}

/** The filter options: the pages and the codes of the atlas, each once. */
export function choicesOf(atlas: readonly AtlasOperation[]): { pages: string[]; codes: string[] } {
  const pages = new Set(atlas.flatMap(({ screen }) => (screen ? [pageOf(screen)] : [])))
  const codes = new Set(atlas.flatMap(({ errors }) => errors.map(({ code }) => `${code}`)))
  return { pages: [...pages].toSorted(), codes: [...codes].toSorted() }
}

export const countErrors = (atlas: readonly AtlasOperation[]): number =>
  atlas.reduce((sum, { errors }) => sum + errors.length, 0)
