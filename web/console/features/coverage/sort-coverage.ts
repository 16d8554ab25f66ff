import type { CodeCoverage, OperationCoverage } from '../../api/tool-queries.ts'
import { isFound } from '../../shared/group-people.ts'

/** `key` distinguishes repeated entries: a success, once for each of its shapes. */
export type CoveredAnswer = CodeCoverage & { key: string }

export type CoverageRow = { operationId: string; answers: readonly CoveredAnswer[]; missing: number }

export type CoverageFilter = { search: string; onlyMissing: boolean }

/**
 * Operations with most missing responses first, and in each the missing responses first; equal ones
 * by name and code.
 */
export function sortCoverage(
  operations: readonly OperationCoverage[],
  { search, onlyMissing }: CoverageFilter,
): CoverageRow[] {
  return operations
    .map(({ operationId, errorCodes }) => ({
      operationId,
      answers: errorCodes
        .map((answer, place) => ({ ...answer, key: `${answer.code} ${place}` }))
        .filter((answer) => isWanted(operationId, answer, search))
        .toSorted(missingFirst),
      missing: errorCodes.filter(isMissing).length,
    }))
    .map((row) => (onlyMissing ? { ...row, answers: row.answers.filter(isMissing) } : row))
    .filter(({ answers }) => answers.length > 0)
    .toSorted((one, other) => other.missing - one.missing || one.operationId.localeCompare(other.operationId))
}

export const isMissing = ({ times }: CodeCoverage): boolean => times === 0

const missingFirst = (one: CodeCoverage, other: CodeCoverage): number =>
  Number(isMissing(other)) - Number(isMissing(one)) ||
  one.code - other.code ||
  (one.error ?? '').localeCompare(other.error ?? '')

const isWanted = (operationId: string, { code, error }: CodeCoverage, search: string): boolean =>
  isFound(search, [operationId, `${code}`, error ?? ''])

/** Per cent, rounded down to an integer: 100 means all. */
export const percentOf = (covered: number, documented: number): number =>
  documented === 0 ? 0 : Math.floor((100 * covered) / documented)
