import { expect, test } from 'vitest'
import { FILE_LIMIT } from '../uploads/file-refusal.ts'
import { preparedFile } from '../uploads/prepared-file.ts'
import { EXTENSIONS } from './form-files-queue.ts'

const pdf = [...new TextEncoder().encode('%PDF-1.7')]
const docx = [0x50, 0x4b, 0x03, 0x04]
const file = (name: string, start: readonly number[], size = 100) =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name)

test.each([
  ['a PDF for the renewal', 'form', file('zprava.pdf', pdf), undefined],
  ['a Word document for the renewal', 'form', file('zprava.docx', docx), 'type'],
  ['a Word document for the request', 'request', file('zprava.docx', docx), undefined],
  ['an old Word document', 'request', file('zprava.doc', [0xd0, 0xcf, 0x11, 0xe0]), undefined],
  ['an Excel table', 'request', file('prijmy.xlsx', docx), undefined],
  ['an old Excel table', 'request', file('prijmy.XLS', [0xd0, 0xcf, 0x11, 0xe0]), undefined],
  ['a text that calls itself a Word document', 'request', new File(['Dobrý den'], 'zprava.docx'), 'mismatch'],
  ['a presentation', 'request', file('zprava.pptx', docx), 'type'],
  ['an unconverted photo of an iPhone', 'form', file('IMG_0001.HEIC', [0, 0, 0, 24]), 'heic'],
  ['an empty file', 'form', new File([], 'zprava.pdf'), 'empty'],
  ['a byte below 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT - 1), undefined],
  ['exactly 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT), undefined],
  ['a byte above 5 MB', 'form', file('zprava.pdf', pdf, FILE_LIMIT + 1), 'oversize'],
  ['a large text file named as a PDF', 'form', file('zprava.pdf', [0x20], FILE_LIMIT + 1), 'mismatch'],
  ['a large film', 'form', file('film.mp4', [0x20], FILE_LIMIT + 1), 'type'],
] as const)('a file chosen for a form is checked before it is sent: %s', async (_, category, given, why) => {
  expect((await preparedFile(given, EXTENSIONS[category])).why).toBe(why)
})
