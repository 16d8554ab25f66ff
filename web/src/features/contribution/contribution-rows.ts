import type { Contribution } from '../../shared/api/wire.ts'
import type { ExportCell } from '../../shared/export/export-cell.ts'
import { formatMonthYear } from '../../shared/format/date.ts'

export type ContributionColumns = { month: string; paidOn: string; amount: string }

/**
 * A heading and a row per contribution, oldest first as in an account book; the same in every
 * format.
 */
export function contributionRows(contributions: readonly Contribution[], columns: ContributionColumns): ExportCell[][] {
  const oldestFirst = Array.from(contributions)
  oldestFirst.sort((one, other) => one.paidOn.localeCompare(other.paidOn))
  return [
    [columns.month, columns.paidOn, columns.amount],
    ...oldestFirst.map(({ month, paidOn, amount }): ExportCell[] => [formatMonthYear(month), { date: paidOn }, amount]),
  ]
}
