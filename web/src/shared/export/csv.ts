import type { Language } from '../api/credentials.ts'
import type { ExportCell } from './export-cell.ts'

/** What a table program of each language takes apart by itself: in Czech the comma belongs to numbers. */
const separators: Record<Language, string> = { cs: ';', en: ',' }

/** By this sign Excel knows that letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A table as CSV (RFC 4180). Dates are ISO, `2026-11-06`: they mean one day in every country and sort by themselves. A text that
 * a table program would take for a formula is led by an apostrophe; numbers are ours and stay numbers.
 */
export function csvOf(rows: readonly ExportCell[][], language: Language): string {
  const separator = separators[language]
  const lines = rows.map((row) => row.map((cell) => written(cell, separator)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function written(cell: ExportCell, separator: string): string {
  if (typeof cell === 'number') return `${cell}`
  if (typeof cell === 'object') return cell.date
  const text = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replace(/"/g, '""')}"` : text
}
