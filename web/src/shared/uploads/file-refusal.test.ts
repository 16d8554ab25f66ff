import { expect, test } from 'vitest'
import { compoundFile, oldWordFile, wordFile } from '#rules/testing/office-files.ts'
import { type FileExtension, PAPER_EXTENSIONS, PHOTO_EXTENSIONS } from './file-kinds.ts'
import { admittedFile, isStillThere } from './file-refusal.ts'

const letters = (text: string) => [...new TextEncoder().encode(text)]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bmp = letters('BM')
const pdf = letters('%PDF-1.7')
const heic = letters('\0\0\0\x18ftypheic')
const gif = letters('GIF8')

const file = (name: string, start: readonly number[], type = '') =>
  new File([new Uint8Array(start), new Uint8Array(50)], name, { type, lastModified: 7 })
const REQUEST: readonly FileExtension[] = [...PAPER_EXTENSIONS, 'doc', 'docx', 'xls', 'xlsx']

test.each<[string, File, readonly FileExtension[], [name: string, type: string]]>([
  ['a photo', file('IMG_0001.JPG', jpeg), PHOTO_EXTENSIONS, ['IMG_0001.JPG', 'image/jpeg']],
  ['a photo named .jpeg', file('sken.jpeg', jpeg), PAPER_EXTENSIONS, ['sken.jpeg', 'image/jpeg']],
  ['a photo named .jfif', file('sken.jfif', jpeg), PAPER_EXTENSIONS, ['sken.jpg', 'image/jpeg']],
  ['a photo without an extension', file('image', jpeg), PHOTO_EXTENSIONS, ['image.jpg', 'image/jpeg']],
  ['a photo named as a sentence', file('MUDr. Nováková', jpeg), PAPER_EXTENSIONS, ['MUDr. Nováková.jpg', 'image/jpeg']],
  ['a photo named as a PDF', file('zpráva.pdf', jpeg), PAPER_EXTENSIONS, ['zpráva.jpg', 'image/jpeg']],
  ['a converted photo of an iPhone', file('IMG_1.HEIC', jpeg), PHOTO_EXTENSIONS, ['IMG_1.jpg', 'image/jpeg']],
  ['a PNG named as a JPG', file('výlet.jpg', png, 'image/jpeg'), PAPER_EXTENSIONS, ['výlet.png', 'image/png']],
  ['an animated PNG', file('a.apng', png, 'image/apng'), PHOTO_EXTENSIONS, ['a.png', 'image/png']],
  ['a BMP of Windows', file('a.bmp', bmp, 'image/x-ms-bmp'), PAPER_EXTENSIONS, ['a.bmp', 'image/bmp']],
  ['a PDF', file('a.pdf', pdf, 'application/force-download'), PAPER_EXTENSIONS, ['a.pdf', 'application/pdf']],
  ['a PDF after a blank line', file('a.pdf', [10, ...pdf]), PAPER_EXTENSIONS, ['a.pdf', 'application/pdf']],
  ['an old Word document', file('a.doc', [...oldWordFile()]), REQUEST, ['a.doc', 'application/msword']],
  [
    'a Word document named as an old one',
    file('a.doc', [...wordFile()], 'application/msword'),
    REQUEST,
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ],
])('a chosen file is sent with the name and the type of its bytes: %s', async (_, given, extensions, want) => {
  const admitted = (await admittedFile(given, extensions)) as File
  expect([admitted.name, admitted.type]).toEqual(want)
  expect([admitted.size, admitted.lastModified]).toEqual([given.size, 7])
})

test.each<[string, File, readonly FileExtension[], string]>([
  ['a photo of an iPhone', file('IMG_0001.HEIC', heic), PHOTO_EXTENSIONS, 'heic'],
  ['a photo of an iPhone named as a JPG', file('IMG_0001.jpg', heic), PAPER_EXTENSIONS, 'heic'],
  ['a Word document', file('zpráva.docx', [...wordFile()]), PAPER_EXTENSIONS, 'type'],
  ['a Word document named as a PDF', file('zpráva.pdf', [...wordFile()]), PAPER_EXTENSIONS, 'type'],
  ['a PDF', file('zpráva.pdf', pdf), PHOTO_EXTENSIONS, 'type'],
  ['a GIF', file('kočka.gif', gif), PHOTO_EXTENSIONS, 'type'],
  ['a GIF named as a JPG', file('kočka.jpg', gif), PHOTO_EXTENSIONS, 'mismatch'],
  ['a text without an extension', new File(['Dobrý den'], 'zpráva'), PAPER_EXTENSIONS, 'type'],
  ['a text named as a PDF', new File(['Dobrý den'], 'zpráva.pdf'), PAPER_EXTENSIONS, 'mismatch'],
  ['an installer named as a Word document', file('zpráva.doc', [...compoundFile(['䡀㿿'])]), REQUEST, 'mismatch'],
  ['an empty file', new File([], 'zpráva.pdf'), PAPER_EXTENSIONS, 'empty'],
])('a chosen file is refused before it is uploaded: %s', async (_, given, extensions, why) => {
  expect(await admittedFile(given, extensions)).toBe(why)
})

test('a file that the device cannot read any more is unreadable', async () => {
  const gone = file('zpráva.pdf', pdf)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }) as Blob
  expect([await admittedFile(gone, PAPER_EXTENSIONS), await isStillThere(gone)]).toEqual(['unreadable', false])
})
