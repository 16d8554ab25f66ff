import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { Contribution } from '../../shared/api/wire.ts'
import type { ExportCell } from '../../shared/export/export-cell.ts'
import { type TableFormat, tableFile } from '../../shared/export/table-file.ts'
import { formatMonthYear } from '../../shared/format/date.ts'
import { fileFromBlob, saveFile } from '../../shared/ui/save-file.ts'
import { EVERY_YEAR } from './use-year.ts'

/** Widths of the columns of the export, in characters. */
const WIDTHS = [14, 14, 14]

export type SaveOutcome = { kind: 'saved' } | { kind: 'failed'; failure: unknown }

export function useSaveContributions(contributions: readonly Contribution[], year: string) {
  const { t } = useTranslation('contribution')
  const [busy, setBusy] = useState<TableFormat>()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const isUnderWay = useRef(false)

  async function save(format: TableFormat): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(format)
    setOutcome(undefined)
    const columns = {
      month: t(($) => $.column.month),
      paidOn: t(($) => $.column.paidOn),
      amount: t(($) => $.save.amountColumn),
    }
    const rows = contributionRows(contributions, columns)
    try {
      const file = await tableFile({ rows, sheet: t(($) => $.save.sheet), widths: WIDTHS }, format, 'cs')
      const name = [t(($) => $.save.fileName), year].filter((part) => part !== EVERY_YEAR).join('-')
      saveFile(fileFromBlob(file, `${name}.${format}`))
      setOutcome({ kind: 'saved' })
    } catch (failure) {
      setOutcome({ kind: 'failed', failure })
      // An unexpected error shows a message and is rethrown for the error reporter.
      if (!(failure instanceof ApiFailure)) throw failure
    } finally {
      isUnderWay.current = false
      setBusy(undefined)
    }
  }

  return { save, busy, outcome }
}

type ContributionColumns = { month: string; paidOn: string; amount: string }

/** Oldest first as in an account book; the same in every format. */
function contributionRows(contributions: readonly Contribution[], columns: ContributionColumns): ExportCell[][] {
  const oldestFirst = Array.from(contributions)
  oldestFirst.sort((one, other) => one.paidOn.localeCompare(other.paidOn))
  return [
    [columns.month, columns.paidOn, columns.amount],
    ...oldestFirst.map(({ month, paidOn, amount }): ExportCell[] => [formatMonthYear(month), { date: paidOn }, amount]),
  ]
}
