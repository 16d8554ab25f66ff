import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { OverviewRequest, Payment } from '../../shared/api/wire.ts'
import { type TableFormat, tableFile } from '../../shared/export/table-file.ts'
import { fileFromBlob, saveFile } from '../../shared/ui/save-file.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { exportRows } from './export-rows.ts'
import { printPaymentOverview } from './payment-queries.ts'
import { receivedBetween } from './payment-rules.ts'
import { useExportTexts } from './payment-texts.ts'

export type ExportFormat = 'pdf' | TableFormat

/** Widths of the columns of the export, in characters. */
const WIDTHS = [13, 12, 18, 18, 16, 16, 20, 30, 40]

/** The result of the last export: the number of saved payments, none to save, or the failure. */
export type ExportOutcome = { kind: 'saved'; count: number } | { kind: 'empty' } | { kind: 'failed'; failure: unknown }

/** The two tables are created here, the PDF comes from the provider. */
export function useExport(payments: readonly Payment[]) {
  const { t } = useTranslation('payment')
  const api = useApi()
  const language = useLanguage()
  const texts = useExportTexts()
  const [outcome, setOutcome] = useState<ExportOutcome>()

  async function make(format: ExportFormat, range: OverviewRequest, chosen: readonly Payment[]): Promise<Blob> {
    if (format === 'pdf') return printPaymentOverview(api, range)
    const table = { rows: exportRows(chosen, texts), sheet: t(($) => $.export.sheet), widths: WIDTHS }
    return tableFile(table, format, language)
  }

  async function save(format: ExportFormat, range: OverviewRequest): Promise<void> {
    setOutcome(undefined)
    const chosen = receivedBetween(payments, range)
    if (chosen.length === 0) return setOutcome({ kind: 'empty' })
    const file = await make(format, range, chosen)
    saveFile(fileFromBlob(file, `${t(($) => $.export.fileName)}-${range.from}-${range.to}.${format}`))
    setOutcome({ kind: 'saved', count: chosen.length })
  }

  function fail(failure: unknown): void {
    if (failure instanceof ApiFailure && failure.isSuperseded) return
    setOutcome({ kind: 'failed', failure })
    // An unexpected error shows a message and is rethrown for the error reporter.
    if (!(failure instanceof ApiFailure)) throw failure
  }

  return { save, fail, outcome, clear: () => setOutcome(undefined) }
}
