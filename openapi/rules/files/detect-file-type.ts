import { entriesOfCompoundFile } from './compound-file.ts'
import type { FileExtension } from './file-types.ts'
import { entriesOfZip } from './zip-entries.ts'

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
