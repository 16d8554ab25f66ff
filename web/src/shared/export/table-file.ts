import type { Language } from '../api/credentials.ts'
import { ApiFailure, networkFailure } from '../api/envelope.ts'
import { withPlainSpaces } from '../format/czech-typography.ts'
import { csvOf } from './csv.ts'
import type { ExportCell } from './export-cell.ts'
import type { WorkbookStyle } from './xlsx.ts'

export type TableFormat = 'xlsx' | 'csv'

/** A heading and its rows, with the sheet name and column widths of the workbook. */
export type ExportTable = Pick<WorkbookStyle, 'sheet' | 'widths'> & { rows: readonly ExportCell[][] }

/** Creates the file of the table in the browser. Throws `ApiFailure` 410 if the code for workbooks cannot be loaded. */
export async function tableFile(table: ExportTable, format: TableFormat, language: Language): Promise<Blob> {
  const { sheet, widths } = table
  const rows = table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withPlainSpaces(cell) : cell)))
  if (format === 'csv') return new Blob([csvOf(rows, language)], { type: 'text/csv;charset=utf-8' })
  const { xlsxOf } = await import('./xlsx.ts').catch(unreachable)
  return xlsxOf(rows, { sheet, widths, dateFormat: language === 'cs' ? 'd\\. m\\. yyyy' : 'mm/dd/yyyy' })
}

/** The code for workbooks is loaded at the first use, which fails without a connection. */
function unreachable(cause: unknown): never {
  throw new ApiFailure(networkFailure(cause))
}
