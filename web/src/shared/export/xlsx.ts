import writeExcelFile, { type SheetData } from 'write-excel-file/browser'
import type { ExportCell } from './export-cell.ts'

/** A longer sheet would be compressed by a worker created from a blob, which the content security policy refuses. */
export const MAX_ROWS = 360

/** Characters of the columns that fit across an upright sheet of A4 in a size that can be read. */
const MAX_UPRIGHT = 90

export type WorkbookStyle = {
  sheet: string
  dateFormat: string
  /** Widths of the columns, in characters. */
  widths: readonly number[]
}

/** The table as a workbook: amounts are numbers, days are days, everything else is text and never a formula. */
export async function xlsxOf(
  rows: readonly ExportCell[][],
  { sheet, dateFormat, widths }: WorkbookStyle,
): Promise<Blob> {
  const [head = [], ...body] = rows
  const heading = head.map((cell) => ({ ...cellOf(cell), fontWeight: 'bold' as const, wrap: true }))
  const isWide = widths.reduce((sum, width) => sum + width, 0) > MAX_UPRIGHT
  const sheets = inPieces(body).map((piece, index) => ({
    sheet: index === 0 ? sheet : `${sheet} ${index + 1}`,
    data: [heading, ...piece.map((row) => row.map(cellOf))] as SheetData,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    dateFormat,
    ...(isWide && { orientation: 'landscape' as const }),
  }))
  return writeExcelFile(sheets, { features: isWide ? [allColumnsOnPage] : [] }).toBlob()
}

/** A program prints columns that do not fit on sheets of their own, unless the workbook says otherwise (ECMA-376, 18.3.1.63). */
const allColumnsOnPage = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('<pageSetup ', '<pageSetup fitToHeight="0" '),
      },
    },
  },
}

function cellOf(cell: ExportCell) {
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' }
  // Midnight UTC is an integer day in a sheet, in every time zone of the browser.
  if (typeof cell === 'object') return { value: new Date(`${cell.date}T00:00:00Z`), type: Date }
  return cell === '' ? null : { value: cell, type: String }
}

function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / MAX_ROWS))
  return Array.from({ length: count }, (_, index) => rows.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS))
}
