/** What PDF.js knows of a document: documents.ts text|about FILE. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const [what, file = ''] = process.argv.slice(2)
const standardFontDataUrl = createRequire(import.meta.url)
  .resolve('pdfjs-dist/package.json')
  .replace('package.json', 'standard_fonts/')
const data = new Uint8Array(readFileSync(file))
const pdf = await getDocument({ data, standardFontDataUrl, verbosity: VerbosityLevel.ERRORS }).promise
if (what === 'about') {
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
  // A map, whatever its type says.
  const marks: unknown = await pdf.getMarkInfo()
  const marked = marks instanceof Map && marks.get('Marked') === true
  console.log(`${String(info.Language)}; ${String(info.Title)}; ${marked ? 'tagged' : 'not tagged'}`)
} else {
  const { items } = await (await pdf.getPage(1)).getTextContent()
  console.log(items.map((item) => ('str' in item ? item.str : '')).join(''))
}
