import { expect, test } from 'vitest'
import { avatarRefusalOf, PHOTO_LIMIT } from './photo-file.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (start: readonly number[], size = 100, name = 'foto.jpg') =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name)

test.each([
  ['a JPG', file(jpeg), undefined],
  ['a PNG', file(png), undefined],
  ['a BMP', file([0x42, 0x4d], 100, 'foto.bmp'), 'type'],
  ['a GIF named as a JPG', file([0x47, 0x49, 0x46, 0x38]), 'type'],
  ['an HTML page named as a JPG', new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }), 'type'],
  ['an empty file', new File([], 'foto.jpg'), 'empty'],
  ['a byte below the limit', file(jpeg, PHOTO_LIMIT - 1), undefined],
  ['exactly the limit', file(jpeg, PHOTO_LIMIT), undefined],
  ['a byte above the limit', file(jpeg, PHOTO_LIMIT + 1), 'oversize'],
])('a chosen avatar is validated before it is sent: %s', async (_, given, refusal) => {
  expect(await avatarRefusalOf(given)).toBe(refusal)
})
