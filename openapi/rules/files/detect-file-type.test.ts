import { describe, expect, test } from 'vitest'
import { compoundFile, excelFile, oldExcelFile, oldWordFile, wordFile, zipFile } from '../testing/office-files.ts'
import { detectFileType } from './detect-file-type.ts'

const text = (value: string) => new TextEncoder().encode(value)
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const XML = '[Content_Types].xml'

/** The same ZIP in the form for more than 4 GB. */
const asLongZip = (zip: Uint8Array): Uint8Array => {
  const end = zip.length - 22
  const bytes = new Uint8Array(zip.length + 56 + 20)
  bytes.set(zip.subarray(0, end))
  bytes.set(zip.subarray(end), end + 76)
  const view = new DataView(bytes.buffer)
  view.setUint32(end + 48, view.getUint32(end + 76 + 16, true), true)
  view.setUint32(end + 56, 0x07_06_4b_50, true)
  view.setUint32(end + 64, end, true)
  view.setUint32(end + 76 + 16, 0xff_ff_ff_ff, true)
  return bytes
}

describe('the type of a file is known by its bytes', () => {
  test.each<[string, Uint8Array, string]>([
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpg'],
    ['a PNG', Uint8Array.from(PNG), 'png'],
    ['a PNG with several frames', Uint8Array.from([...PNG, 0, 0, 0, 8, ...text('acTL')]), 'png'],
    ['a BMP', text('BM'), 'bmp'],
    ['a PDF', text('%PDF-1.7'), 'pdf'],
    ['a PDF after a byte order mark', text('\uFEFF%PDF-1.7'), 'pdf'],
    ['a PDF after empty lines', text('\r\n\r\n%PDF-1.4'), 'pdf'],
    [
      'a PDF after the header of a printer',
      text('\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4'),
      'pdf',
    ],
    ['a PDF at the end of the first 1,024 bytes', text(`${' '.repeat(1_019)}%PDF-1.4`), 'pdf'],
    ['a Word document', wordFile(), 'docx'],
    ['a Word document whose main part has a number', zipFile([XML, 'word/document2.xml']), 'docx'],
    [
      'a Word document with a table of Excel in it',
      zipFile([XML, 'word/document.xml', 'word/embeddings/t.xlsx']),
      'docx',
    ],
    ['an Excel table', excelFile(), 'xlsx'],
    ['an Excel table in a long ZIP', asLongZip(excelFile()), 'xlsx'],
    ['an Excel table with a comment of the ZIP', Uint8Array.from([...excelFile(), ...text('x'.repeat(500))]), 'xlsx'],
    ['an old Word document', oldWordFile(), 'doc'],
    [
      'an old Word document with a table of Excel in it',
      compoundFile(['Data', { storage: 'ObjectPool', streams: ['Workbook'] }, 'WordDocument']),
      'doc',
    ],
    ['an old Excel table', oldExcelFile(), 'xls'],
    ['an Excel table of 1995', compoundFile(['Book']), 'xls'],
  ])('%s', (_, bytes, type) => expect(detectFileType(bytes)).toBe(type))
})

describe('a file is of no accepted type', () => {
  const looped = oldWordFile()
  // The sector after the first one of the directory is the first one again.
  new DataView(looped.buffer).setUint32(512 + 4, 1, true)
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', text('Dobrý den')],
    ['a text that names a PDF after the first 1,024 bytes', text(`${' '.repeat(1_020)}%PDF-1.4`)],
    ['an installer of Windows', compoundFile(['SummaryInformation', '䡀䈏䗤䕸㬨䐲', '䡀㿿䏤䇬䗤䒬䠱'])],
    ['an old presentation', compoundFile(['Current User', 'PowerPoint Document'])],
    [
      'a mail that holds a Word document',
      compoundFile([{ storage: '__attach_version1.0', streams: ['WordDocument'] }]),
    ],
    ['a document that is encrypted with a password', compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
    ['only the beginning of an old Word document', oldWordFile().subarray(0, 8)],
    ['an old Word document without the end of its directory', looped],
    ['a ZIP', zipFile(['word/document.xml'])],
    ['a presentation', zipFile([XML, 'ppt/presentation.xml'])],
    ['a Word document with macros', zipFile([XML, 'word/document.xml', 'word/vbaProject.bin'])],
    ['only the beginning of a Word document', wordFile().subarray(0, 60)],
  ])('%s', (_, bytes) => expect(detectFileType(bytes)).toBeNull())
})
