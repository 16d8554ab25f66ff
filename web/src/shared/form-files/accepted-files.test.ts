import { expect, test } from 'vitest'
import { oldExcelFile, wordFile } from '#rules/testing/office-files.ts'
import { FILE_LIMIT } from '../uploads/file-refusal.ts'
import { preparedFile } from '../uploads/prepared-file.ts'
import { EXTENSIONS } from './form-files-queue.ts'

const pdf = [...new TextEncoder().encode('%PDF-1.7')]
const docx = [...wordFile()]
const file = (name: string, start: readonly number[], size = 1_000) =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name)

test.each([
  ['a PDF for the renewal', 'form', file('zprava.pdf', pdf), undefined],
  ['a Word document for the renewal', 'form', new File([wordFile()], 'zprava.docx'), 'type'],
  ['a Word document for the request', 'request', new File([wordFile()], 'zprava.docx'), undefined],
  ['an old Excel table', 'request', new File([oldExcelFile()], 'prijmy.XLS'), undefined],
  ['a byte below 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT - 1), undefined],
  ['exactly 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT), undefined],
  ['a byte above 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT + 1), 'oversize'],
  ['a large Word document for the request', 'request', file('zprava.docx', docx, FILE_LIMIT + 1), 'oversize'],
  ['a large Word document for the renewal', 'form', file('zprava.docx', docx, FILE_LIMIT + 1), 'type'],
  ['a large text file named as a PDF', 'form', file('zprava.pdf', [0x20], FILE_LIMIT + 1), 'mismatch'],
  ['a large film', 'form', file('film.mp4', [0x20], FILE_LIMIT + 1), 'type'],
] as const)('a file chosen for a form is checked before it is sent: %s', async (_, category, given, why) => {
  expect((await preparedFile(given, EXTENSIONS[category])).why).toBe(why)
})
