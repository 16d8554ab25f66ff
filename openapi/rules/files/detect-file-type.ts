import { entriesOfCompoundFile } from './compound-file.ts'
import type { FileExtension } from './file-types.ts'

/** The bytes from the beginning that show the type, unless `isContainer`: a program may write its own header before a PDF. */
export const SHOWN_BYTES = 1_024

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** A PNG may have several frames; its first one is the picture. */
const PICTURES = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  bmp: [0x42, 0x4d],
} as const
const PDF = '%PDF-'

/** Whether the file holds other files by name, so that all of its bytes are needed to see its type. */
export const isContainer = (bytes: Uint8Array): boolean => beginsWith(bytes, COMPOUND) || beginsWith(bytes, ZIP)

/** The type of a file by its bytes (rules 15.4 and 19.9), as its usual extension; null if it is none of rule 15.1. */
export const detectFileType = (bytes: Uint8Array): FileExtension | null => {
  if (beginsWith(bytes, COMPOUND)) return oldOfficeType(entriesOfCompoundFile(bytes))
  if (beginsWith(bytes, ZIP)) return officeType(entriesOfZip(bytes))
  for (const picture of ['jpg', 'png', 'bmp'] as const) if (beginsWith(bytes, PICTURES[picture])) return picture
  const start = String.fromCharCode(...bytes.subarray(0, SHOWN_BYTES))
  return start.includes(PDF) ? 'pdf' : null
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Installers, mails and presentations are compound files too. */
const oldOfficeType = (names: readonly string[]): 'doc' | 'xls' | null => {
  if (names.includes('WordDocument')) return 'doc'
  // `Book` is that of Excel 5.0 and 95.
  return names.includes('Workbook') || names.includes('Book') ? 'xls' : null
}

/** A document with macros is of another type. */
const officeType = (names: readonly string[]): 'docx' | 'xlsx' | null => {
  if (!names.includes('[Content_Types].xml') || names.some((name) => /vbaProject\.bin$/i.test(name))) return null
  if (names.some((name) => /^word\/document\d*\.xml$/i.test(name))) return 'docx'
  return names.some((name) => /^xl\/workbook\d*\.xml$/i.test(name)) ? 'xlsx' : null
}

const END = 0x06_05_4b_50
const END_OF_LONG = 0x07_06_4b_50
const ENTRY = 0x02_01_4b_50
/** The end of a ZIP is followed by a comment of at most 65,535 bytes. */
const END_BYTES = 22
const MAX_COMMENT_LENGTH = 65_535

/** The names of the files in a ZIP, by its directory; empty if it has none. Names are read as Latin letters. */
const entriesOfZip = (bytes: Uint8Array): readonly string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const names: string[] = []
  for (let at = end === undefined ? bytes.length : directoryOf(view, end); at + 46 <= bytes.length; ) {
    if (view.getUint32(at, true) !== ENTRY) break
    const length = view.getUint16(at + 28, true)
    names.push(String.fromCharCode(...bytes.subarray(at + 46, at + 46 + Math.min(length, 255))))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

const endOf = (view: DataView): number | undefined => {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1)
    if (view.getUint32(at, true) === END) return at
  return undefined
}

/** Some programs write the form for more than 4 GB, in which the directory is found through another end. */
const directoryOf = (view: DataView, end: number): number => {
  const directory = view.getUint32(end + 16, true)
  if (directory !== 0xff_ff_ff_ff || end < 20 || view.getUint32(end - 20, true) !== END_OF_LONG) return directory
  // The lower half of each place of eight bytes is enough: no file is that large.
  const longEnd = view.getUint32(end - 12, true)
  return longEnd + 56 > view.byteLength ? view.byteLength : view.getUint32(longEnd + 48, true)
}
