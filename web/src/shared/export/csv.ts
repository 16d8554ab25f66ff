import type { Language } from '../api/credentials.ts'
import type { ExportCell } from './export-cell.ts'

/** The separator that a spreadsheet program expects in each language: in Czech the comma is the decimal separator. */
const separators: Record<Language, string> = { cs: ';', en: ',' }

const STARTS_FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** The beginning of a cell if the file is opened with another separator, up to the next separator. */
const LATER_PARTS = /([,;\t\r\n]\s*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20][^,;\t\r\n]*)/g
/** A number or a phone number, which is harmless. */
const PLAIN_NUMBER = /^[+-][\d\s.]+$/

/** Excel needs this mark to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * RFC 4180, with ISO dates. A text that a spreadsheet program would read as a formula gets a leading apostrophe;
 * numbers are our own data and stay numbers.
 */
export function csvOf(rows: readonly ExportCell[][], language: Language): string {
  const separator = separators[language]
  const lines = rows.map((row) => row.map((cell) => written(cell, separator)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** OWASP, CSV injection: puts an apostrophe before a formula, also after the separator of the other language. */
function withoutFormulas(text: string): string {
  const start = text.length - text.trimStart().length
  const parts = text
    .slice(start)
    .replace(LATER_PARTS, (match: string, before: string, part: string) =>
      PLAIN_NUMBER.test(part) ? match : `${before}'${part}`,
    )
  return `${STARTS_FORMULA.test(text) ? "'" : ''}${text.slice(0, start)}${parts}`
}

function written(cell: ExportCell, separator: string): string {
  if (typeof cell === 'number') return `${cell}`
  if (typeof cell === 'object') return cell.date
  const text = withoutFormulas(cell)
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replace(/"/g, '""')}"` : text
}
