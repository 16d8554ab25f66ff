import { CsvError, parse } from 'csv-parse/sync'
import { badRequest } from '../sandbox-error.ts'

/** Columns of numbers: everything else stays text, as a number of a donor does. */
const NUMBERS = new Set(['amount', 'taxYear', 'birthYear', 'patientBirthYear', 'patientBirthMonth'])
const CZECH_DAY = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/

/** The line of each record of a table, by its body. */
const lines = new WeakMap<object, readonly number[]>()

/**
 * Reads a CSV as spreadsheets write it: with or without a byte order mark, separated by commas, semicolons or tabs. Returns the body that
 * the contract describes. Throws 400 with the line.
 */
export function readTable(text: string): { readonly records: readonly object[] } {
  if (text.includes('\uFFFD')) throw badRequest('The table is not in UTF-8; save it as CSV UTF-8')
  const rows = parseRows(text)
  const body = { records: rows.map(({ record }) => readRow(record)) }
  lines.set(
    body,
    rows.map(({ info }) => info.lines),
  )
  return body
}

/** `records.3.amount` as the user sees it: of a table its line. */
export function nameInTable(body: unknown, field: string): string {
  const known = typeof body === 'object' && body !== null ? lines.get(body) : undefined
  return field.replace(/^records\.(\d+)\.?/, (place, index) => (known ? `line ${known[Number(index)]} ` : place)).trim()
}

type Row = { readonly record: Readonly<Record<string, string>>; readonly info: { readonly lines: number } }

function parseRows(text: string): readonly Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: refuseRepeated,
      delimiter: [',', ';', '\t'],
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as readonly Row[]
  } catch (error) {
    if (error instanceof CsvError) throw badRequest(`The table cannot be read: ${error.message}`)
    throw error
  }
}

function refuseRepeated(names: string[]): string[] {
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (repeated !== undefined) throw badRequest(`Two columns are called ${repeated}`, repeated)
  return names
}

const readRow = (row: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(row).flatMap(([name, cell]) => (cell === '' ? [] : [[name, readCell(name, cell)]])))

function readCell(name: string, cell: string): string | number {
  if (NUMBERS.has(name) && /^-?\d{1,15}$/.test(cell)) return Number(cell)
  const [, day, month, year] = CZECH_DAY.exec(cell) ?? []
  return day === undefined || month === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
