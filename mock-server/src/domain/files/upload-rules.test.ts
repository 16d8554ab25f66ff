import { describe, expect, test } from 'vitest'
import { FILE_BYTES, type OfferedFile, refuseFiles, shownName } from './upload-rules.ts'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const aFile = (given: Partial<OfferedFile> = {}): OfferedFile => ({
  index: 0,
  present: true,
  category: 'document',
  fileName: 'lékařská zpráva.pdf',
  size: 1_000,
  declaredType: PDF,
  detectedType: PDF,
  ...given,
})
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const offered = (category: string, fileName: string, detectedType: string, declaredType: string) =>
  aFile({ category, fileName, detectedType, declaredType })
const anImage = (category: string, fileName: string, type: string) =>
  aFile({ category, fileName, declaredType: type, detectedType: type })

describe('a file is accepted', () => {
  test.each([
    ['a document as PDF', aFile()],
    ['with its extension in capitals', aFile({ fileName: 'ZPRAVA.PDF' })],
    ['of exactly 5 MB', aFile({ size: FILE_BYTES })],
    ['declared as a download of any type', aFile({ declaredType: 'application/force-download' })],
    ['without a declared type', aFile({ declaredType: '' })],
    ['declared by another name of its type', aFile({ declaredType: 'application/x-pdf' })],
    ['of Excel declared as one of its old format', offered('request', 'a.xlsx', XLSX, 'application/vnd.ms-excel')],
    ['of Word declared as what contains it', offered('request', 'a.docx', DOCX, 'application/zip')],
    ['a photo declared by a name of old browsers', offered('photo', 'a.jpg', 'image/jpeg', 'image/pjpeg')],
    ['an avatar as PNG', anImage('avatar', 'ja.png', 'image/png')],
    ['a photo as BMP', anImage('photo', 'rodina.bmp', 'image/bmp')],
    ['a photo as JPEG', anImage('photo', 'rodina.jpeg', 'image/jpeg')],
    ['a request form as DOCX', anImage('request', 'zadost.docx', DOCX)],
  ])('%s', (_, file) => expect(refuseFiles([file])).toEqual([]))
})

describe('a file is refused', () => {
  test.each([
    ['one byte over 5 MB', aFile({ size: FILE_BYTES + 1 }), 'File[0]', 'file-oversize'],
    ['an empty file', aFile({ size: 0 }), 'File[0]', 'file-empty'],
    ['an avatar as BMP', anImage('avatar', 'ja.bmp', 'image/bmp'), 'File[0]', 'file-unsupported-type'],
    ['a photo as PDF', aFile({ category: 'photo' }), 'File[0]', 'file-unsupported-type'],
    ['a document as DOCX', anImage('document', 'x.docx', DOCX), 'File[0]', 'file-unsupported-type'],
    ['a file without an extension', aFile({ fileName: 'zprava' }), 'File[0]', 'file-unsupported-type'],
    [
      'a name of the language for an extension',
      aFile({ fileName: 'x.constructor' }),
      'File[0]',
      'file-unsupported-type',
    ],
    ['bytes of another type', aFile({ detectedType: 'image/png' }), 'File[0]', 'file-type-mismatch'],
    ['bytes of an unknown type', aFile({ detectedType: null }), 'File[0]', 'file-type-mismatch'],
    ['another declared type', aFile({ declaredType: 'image/png' }), 'File[0]', 'file-type-mismatch'],
    ['only its meta', aFile({ present: false, size: 0 }), 'File[0]', 'file-missing'],
    ['without a readable meta', aFile({ category: null }), 'meta[0]', 'file-meta-invalid'],
    ['an unknown category', aFile({ category: 'toString', index: 2 }), 'meta[2]', 'file-category-unknown'],
  ])('%s', (_, file, part, error) => expect(refuseFiles([file])).toEqual([{ part, error }]))

  test('no file at all', () => expect(refuseFiles([])).toEqual([{ part: 'File[0]', error: 'file-missing' }]))

  test('each invalid file is named, and no valid one', () =>
    expect(refuseFiles([aFile(), aFile({ index: 1, size: 0 }), aFile({ index: 2, fileName: 'x.exe' })])).toEqual([
      { part: 'File[1]', error: 'file-empty' },
      { part: 'File[2]', error: 'file-unsupported-type' },
    ]))

  test('the file that exceeds 20 MB in total is refused', () => {
    const four = [0, 1, 2, 3].map((index) => aFile({ index, size: FILE_BYTES }))
    expect(refuseFiles(four)).toEqual([])
    expect(refuseFiles([...four, aFile({ index: 4, size: 1 })])).toEqual([
      { part: 'File[4]', error: 'files-total-oversize' },
    ])
  })
})

describe('the displayed file name', () => {
  test.each([
    ['keeps Czech letters', 'lékařská zpráva.pdf', 'lékařská zpráva.pdf'],
    ['is not a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['is not a Windows path', 'C:\\foto\\a.png', 'a.png'],
    ['has no control characters', 'a\u0000\n.png', 'a.png'],
    ['has no characters that change the text direction', 'zprava\u202Efdp.exe', 'zpravafdp.exe'],
    ['keeps the end when it is too long', `${'a'.repeat(300)}.png`, `${'a'.repeat(251)}.png`],
  ])('%s', (_, given, want) => expect(shownName(given)).toBe(want))
})
