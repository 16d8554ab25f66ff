/** The cells of the last row of a table, each with its type: tables.ts READER FILE. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import excelJs from 'exceljs'
import papaParse from 'papaparse'
import readExcelFile from 'read-excel-file/node'
import { read, utils } from 'xlsx'

const readers: Record<string, (file: string) => Promise<unknown[] | undefined> | unknown[] | undefined> = {
  csvParse: (file) => parse(readFileSync(file), { bom: true, cast: true, cast_date: true, delimiter: ';' }).at(-1),
  async excelJs(file) {
    const book = new excelJs.Workbook()
    if (file.endsWith('csv')) await book.csv.readFile(file, { parserOptions: { delimiter: ';' } })
    else await book.xlsx.readFile(file)
    const cells = book.worksheets[0]?.lastRow?.values ?? []
    return Array.isArray(cells) ? cells.slice(1) : []
  },
  papaParse: (file) =>
    papaParse.parse(readFileSync(file, 'utf8'), { dynamicTyping: true, skipEmptyLines: true }).data.at(-1),
  readExcelFile: async (file) => (await readExcelFile(file)).at(-1)?.data?.at(-1),
  sheetJs(file) {
    const book = read(readFileSync(file), { cellDates: true })
    return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 }).at(-1)
  },
}

const [reader = '', file = ''] = process.argv.slice(2)
const cells = (await readers[reader]?.(file)) ?? []
const written = cells
  .slice(0, 5)
  .map((cell) =>
    cell instanceof Date
      ? `date ${cell.toISOString()}`
      : `${typeof cell === 'string' ? 'text' : typeof cell} ${String(cell)}`,
  )
console.log(written.join('; '))
