import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ExportCell } from './export-cell.ts'
import { MAX_ROWS, xlsxOf } from './xlsx.ts'

/** Text files of a ZIP, read by its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(from, from + size)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + nameLength),
      (isPacked ? inflateRawSync(packed) : packed).toString('utf8'),
    )
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

const options = { sheet: 'Platby', dateFormat: 'd. m. yyyy', widths: [13, 12, 18] }
const read = async (rows: ExportCell[][]) => unzip(Buffer.from(await (await xlsxOf(rows, options)).arrayBuffer()))
const heading = ['Přijato', 'Částka v Kč', 'Komu']

/** A cell of a sheet: its type and its value. */
function cell(sheet: string, address: string): { type: string | undefined; value: string | undefined } {
  const [found = ''] = new RegExp(`<c r="${address}"[^>]*>.*?</c>`).exec(sheet) ?? []
  return { type: / t="(\w+)"/.exec(found)?.[1], value: /<v>(.*?)<\/v>/.exec(found)?.[1] }
}

test('a workbook contains days as days, amounts as numbers, texts as texts with their accents', async () => {
  const files = await read([heading, [{ date: '2026-11-06' }, 1_500, 'Žofie']])
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  // 6 November 2026 is day 46332 since 1900 in spreadsheets.
  expect(cell(sheet, 'A2')).toEqual({ type: undefined, value: '46332' })
  expect(cell(sheet, 'B2')).toEqual({ type: undefined, value: '1500' })
  expect(cell(sheet, 'C2').type).toBe('s')
  const texts = files.get('xl/sharedStrings.xml') ?? ''
  for (const text of [...heading, 'Žofie']) expect(texts).toContain(`>${text}<`)
  expect(files.get('xl/styles.xml')).toContain('d. m. yyyy')
  expect(files.get('xl/workbook.xml')).toContain('name="Platby"')
})

test('a text that looks like a formula stays a text', async () => {
  const files = await read([heading, [{ date: '2026-11-06' }, 1, '=1+1']])
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(cell(sheet, 'C2').type).toBe('s')
  expect(sheet).not.toContain('<f>')
})

test('a wide table is printed across, with all its columns on a sheet of A4', async () => {
  const rows: ExportCell[][] = [heading, [{ date: '2026-11-06' }, 1_500, 'Žofie']]
  const file = await xlsxOf(rows, { ...options, widths: [13, 12, 18, 18, 16, 16, 20, 30, 40] })
  const sheet = unzip(Buffer.from(await file.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/)
  expect(sheet).toMatch(/<pageSetup fitToHeight="0" paperSize="9" orientation="landscape"\/>/)
})

test('rows above the limit of a sheet are written to another sheet with the same heading, all small enough to be compressed on the page', async () => {
  const rows = Array.from({ length: MAX_ROWS + 1 }, (_, index): ExportCell[] => [
    { date: '2026-11-06' },
    index,
    ...Array.from({ length: 7 }, () => 'Žofie'),
  ])
  const files = await read([[...heading, '', '', '', '', '', ''], ...rows])
  expect(files.get('xl/workbook.xml')).toContain('name="Platby 2"')
  expect(cell(files.get('xl/worksheets/sheet2.xml') ?? '', 'B2').value).toBe(`${MAX_ROWS}`)
  const tooLarge = Array.from(files).filter(([, text]) => Buffer.byteLength(text) >= 160_000)
  expect(tooLarge.map(([name]) => name)).toEqual([])
})
