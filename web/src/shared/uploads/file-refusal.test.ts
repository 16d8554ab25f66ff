import { expect, test } from 'vitest'
import { FILE_LIMIT, fileRefusalOf, isStillThere } from './file-refusal.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const pdf = [...new TextEncoder().encode('%PDF-1.7')]
const heic = [...new TextEncoder().encode('\0\0\0\x18ftypheic')]
const file = (name: string, start: readonly number[], size = 100) =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name)

test.each([
  ['a PDF', file('zpráva.pdf', pdf), undefined],
  ['a photo of a paper', file('IMG_0001.JPG', jpeg), undefined],
  ['a photo named .jpeg', file('sken.jpeg', jpeg), undefined],
  ['a PNG', file('sken.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), undefined],
  ['a BMP', file('sken.bmp', [0x42, 0x4d]), undefined],
  ['a photo of an iPhone named as a JPG', file('IMG_0001.jpg', heic), 'heic'],
  ['a Word document', file('zpráva.docx', [0x50, 0x4b, 0x03, 0x04]), 'type'],
  ['a file without an extension', file('zpráva', pdf), 'type'],
  ['a text that calls itself a PDF', new File(['Dobrý den'], 'zpráva.pdf', { type: 'application/pdf' }), 'mismatch'],
  ['a photo that calls itself a PDF', file('zpráva.pdf', jpeg), 'mismatch'],
  ['an empty file', new File([], 'zpráva.pdf'), 'empty'],
  ['a byte below 5 MB', file('zpráva.pdf', pdf, FILE_LIMIT - 1), undefined],
  ['exactly 5 MB', file('zpráva.pdf', pdf, FILE_LIMIT), undefined],
  ['a byte above 5 MB', file('zpráva.pdf', pdf, FILE_LIMIT + 1), 'oversize'],
])('a chosen file is checked before it is uploaded: %s', async (_, given, refusal) => {
  expect(await fileRefusalOf(given)).toBe(refusal)
})

test('a file that the device cannot read any more is unreadable', async () => {
  const gone = file('zpráva.pdf', pdf)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }) as Blob
  expect([await fileRefusalOf(gone), await isStillThere(gone)]).toEqual(['unreadable', false])
})
