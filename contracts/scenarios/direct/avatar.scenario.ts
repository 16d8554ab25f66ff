import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Upload } from '../caller.ts'
import { openWorld } from '../world.ts'

const LIMIT = 5 * 1024 * 1024
const avatar = { meta: '{"category":"avatar"}' }
const path = '/avatar'

/** A photo of a phone held upright: wider than it is high by its pixels, with a place and a time in it. */
const photo = async (): Promise<Upload & { bytes: Uint8Array<ArrayBuffer> }> => {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: '#f0b24a' } })
  const withPlace = drawn
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Lipová 12, Brno' }, IFD3: { GPSLatitudeRef: 'N' } })
  return { ...avatar, name: 'já.jpg', type: 'image/jpeg', bytes: Uint8Array.from(await withPlace.jpeg().toBuffer()) }
}
const padded = (bytes: Uint8Array, size: number) => {
  const longer = new Uint8Array(size)
  longer.set(bytes)
  return longer
}

describe('a profile photo', () => {
  test('is kept small, upright and without what the phone wrote into it, until it is removed', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const saved = await jana.upload([await photo()], { path })
    const { avatar: place } = (saved.response as { profile: { avatar: string } }).profile
    const image = await fetch(new URL(place, process.env.SANDBOX_ORIGIN))
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 150, height: 200 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Lipová')).toBe(false)

    const removed = await jana.delete(path)
    expect(removed).toMatchObject({ error_code: 200, response: { profile: { avatar: null } } })
    expect((await fetch(new URL(place, process.env.SANDBOX_ORIGIN))).status).toBe(404)
  })

  test.each([
    ['exactly 5 MB', LIMIT, { error_code: 200 }],
    [
      '1 byte over 5 MB',
      LIMIT + 1,
      { error_code: 400, error: 'file-oversize', fields: { 'File[0]': 'file-oversize' } },
    ],
  ])('of %s', async (_size, size, answer) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const given = await photo()
    expect(await jana.upload([{ ...given, bytes: padded(given.bytes, size) }], { path })).toMatchObject(answer)
  })

  test.each<[what: string, sent: (given: Upload) => Upload, error: string, part: string]>([
    ['no file', () => avatar, 'file-missing', 'File[0]'],
    [
      'another category',
      (given) => ({ ...given, meta: '{"category":"document"}' }),
      'file-category-unknown',
      'meta[0]',
    ],
    ['a meta that is no JSON', (given) => ({ ...given, meta: '{' }), 'file-meta-invalid', 'meta[0]'],
    ['a BMP', (given) => ({ ...given, name: 'já.bmp', type: 'image/bmp' }), 'file-unsupported-type', 'File[0]'],
    ['a PNG by its name alone', (given) => ({ ...given, name: 'já.png' }), 'file-type-mismatch', 'File[0]'],
  ])('with %s is refused, and the part at fault is named', async (_what, sent, error, part) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const answer = await jana.upload([sent(await photo())], { path })
    expect(answer).toMatchObject({ status: 200, error_code: 400, error, fields: { [part]: error } })
  })

  test('that breaks off in the middle of its head cannot be read', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const given = await photo()
    const answer = await jana.upload([{ ...given, bytes: given.bytes.slice(0, 200) }], { path })
    expect(answer).toMatchObject({ status: 200, error_code: 400, error: 'picture-unreadable' })
  })
})
