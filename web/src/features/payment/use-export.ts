import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure, networkFailure } from '../../shared/api/envelope.ts'
import type { OverviewRequest, Payment } from '../../shared/api/wire.ts'
import { fileOf, saveFile } from '../../shared/ui/save-file.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { csvOf } from './csv.ts'
import { exportRows } from './export-rows.ts'
import { printPaymentOverview } from './payment-queries.ts'
import { receivedBetween } from './payment-rules.ts'
import { useExportWords } from './payment-words.ts'

export type ExportFormat = 'pdf' | 'xlsx' | 'csv'

/** What came of the last export: how many payments were saved, none to save, or the failure. */
export type ExportOutcome = { kind: 'saved'; count: number } | { kind: 'empty' } | { kind: 'failed'; failure: unknown }

/** Saves the payments of a range as a file. The two tables are made here, the PDF comes from the provider. */
export function useExport(payments: readonly Payment[]) {
  const { t } = useTranslation('payment')
  const api = useApi()
  const language = useLanguage()
  const words = useExportWords()
  const [outcome, setOutcome] = useState<ExportOutcome>()

  async function make(format: ExportFormat, range: OverviewRequest, chosen: readonly Payment[]): Promise<Blob> {
    if (format === 'pdf') return printPaymentOverview(api, range)
    const rows = exportRows(chosen, words)
    if (format === 'csv') return new Blob([csvOf(rows, language)], { type: 'text/csv;charset=utf-8' })
    const { xlsxOf } = await import('./xlsx.ts').catch(unreachable)
    return xlsxOf(rows, {
      sheet: t(($) => $.export.sheet),
      dateFormat: language === 'cs' ? 'd. m. yyyy' : 'mm/dd/yyyy',
    })
  }

  async function save(format: ExportFormat, range: OverviewRequest): Promise<void> {
    setOutcome(undefined)
    const chosen = receivedBetween(payments, range)
    if (chosen.length === 0) return setOutcome({ kind: 'empty' })
    const file = await make(format, range, chosen)
    saveFile(fileOf(file, `${t(($) => $.export.fileName)}-${range.from}-${range.to}.${format}`))
    setOutcome({ kind: 'saved', count: chosen.length })
  }

  function fail(failure: unknown): void {
    if (failure instanceof ApiFailure && failure.isSuperseded) return
    setOutcome({ kind: 'failed', failure })
    // What nobody expected is told, and goes on to whoever reports errors.
    if (!(failure instanceof ApiFailure)) throw failure
  }

  return { save, fail, outcome, clear: () => setOutcome(undefined) }
}

/** The part that makes workbooks comes when it is first wanted, and may not reach a phone without a connection. */
function unreachable(cause: unknown): never {
  throw new ApiFailure(networkFailure(cause))
}
