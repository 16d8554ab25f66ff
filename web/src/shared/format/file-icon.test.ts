import { expect, test } from 'vitest'
import { fileIcon } from './file-icon.ts'

test.each([
  ['a photo', { given: { name: 'foto.jpg', type: 'image/jpeg' }, want: 'image' }],
  ['a photo without a type', { given: { name: 'FOTO.PNG', type: '' }, want: 'image' }],
  ['a bitmap', { given: { name: 'obraz.bmp', type: 'image/bmp' }, want: 'image' }],
  ['a picture the product does not know', { given: { name: 'obraz.webp', type: 'image/webp' }, want: 'file' }],
  ['a PDF without an extension', { given: { name: 'zprava', type: 'application/pdf' }, want: 'pdf' }],
  ['an old Word document', { given: { name: 'a.doc', type: 'application/msword' }, want: 'word' }],
  ['a Word document by its name', { given: { name: 'a.docx' }, want: 'word' }],
  ['a spreadsheet', { given: { name: 'a.xlsx', type: 'application/octet-stream' }, want: 'excel' }],
  ['a CSV that Windows calls Excel', { given: { name: 'a.csv', type: 'application/vnd.ms-excel' }, want: 'csv' }],
  ['a CSV by its type', { given: { name: 'export', type: 'text/csv; charset=utf-8' }, want: 'csv' }],
  ['the type wins over another extension', { given: { name: 'a.pdf', type: 'image/png' }, want: 'image' }],
  ['the last extension counts', { given: { name: 'pdf.tar.gz' }, want: 'file' }],
  ['nothing known', { given: { name: 'README' }, want: 'file' }],
])('the icon of a file: %s', (_, { given, want }) => {
  expect(fileIcon(given)).toBe(want)
})
