import { expect, test } from 'vitest'
import { jpegName } from '../../shared/uploads/file-name.ts'
import { admittedPhoto } from './photo-file.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bmp = [0x42, 0x4d]
const heic = [0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0))]
const gif = [0x47, 0x49, 0x46, 0x38]

const file = (name: string, start: readonly number[], type = '') =>
  new File([new Uint8Array(start), new Uint8Array(50)], name, { type })

test.each<[string, File, [name: string, type: string]]>([
  ['a JPG', file('vylet.jpg', jpeg), ['vylet.jpg', 'image/jpeg']],
  ['a JPEG named in capitals', file('VYLET.JPEG', jpeg), ['VYLET.JPEG', 'image/jpeg']],
  ['a PNG', file('vylet.png', png), ['vylet.png', 'image/png']],
  ['a BMP with the media type of Windows', file('vylet.bmp', bmp, 'image/x-ms-bmp'), ['vylet.bmp', 'image/bmp']],
  [
    'a PNG named as a JPG, which gets the right extension,',
    file('vylet.jpg', png, 'image/jpeg'),
    ['vylet.png', 'image/png'],
  ],
  ['a camera photo without an extension, which gets one,', file('image', jpeg), ['image.jpg', 'image/jpeg']],
])('%s is accepted as a family photo', async (_, given, want) => {
  const admitted = await admittedPhoto(given)
  expect(admitted).toBeInstanceOf(File)
  const { name, type } = admitted as File
  expect([name, type]).toEqual(want)
})

test.each<[string, File, string]>([
  ['a HEIC photo', file('IMG_0001.HEIC', heic), 'heic'],
  ['a HEIC photo named as a JPG', file('IMG_0001.jpg', heic), 'heic'],
  ['a GIF', file('kocka.gif', gif), 'type'],
  ['a photo named as a document', file('vylet.pdf', jpeg), 'type'],
  ['an HTML page named as a photo', new File(['<html>'], 'vylet.jpg', { type: 'image/jpeg' }), 'mismatch'],
  ['an empty file', new File([], 'vylet.jpg'), 'empty'],
])('%s is refused as a family photo', async (_, given, why) => {
  expect(await admittedPhoto(given)).toBe(why)
})

test('a photo that the device can no longer read is unreadable', async () => {
  const gone = file('vylet.jpg', jpeg)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) as Blob
  expect(await admittedPhoto(gone)).toBe('unreadable')
})

test.each([
  ['vylet.PNG', 'vylet.jpg'],
  ['u.babicky.bmp', 'u.babicky.jpg'],
  ['image', 'image.jpg'],
])('%s re-encoded is named %s', (name, want) => {
  expect(jpegName(name)).toBe(want)
})
