import { afterAll, describe, expect, test } from 'vitest'
import { bmpOf } from '../../testing/bitmaps.ts'
import { signedInFamily } from '../../testing/family.ts'
import { signedInPerson } from '../../testing/person.ts'
import { aJpeg, phonePicture, readPicture } from '../../testing/pictures.ts'
import { refused, type SentItem } from '../../testing/sent-form.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const PATH = 'recipientPhotos'
const texts = { takenMonth: 9, takenYear: 2026, description: 'Na zahradě' }
const taken = { category: 'photo', ...texts }
const small = await aJpeg(40, 30)
const item = (given: Partial<SentItem> = {}): SentItem => ({
  meta: taken,
  name: 'zahrada.jpg',
  type: 'image/jpeg',
  bytes: small,
  ...given,
})

describe('the photos of a family', () => {
  test("include a new one, under an address that cannot be guessed and without the camera's metadata", async () => {
    const petra = await signedInFamily(app)
    const { response } = await petra.upload(PATH, [item({ bytes: await phonePicture() })])
    expect(response.photos).toHaveLength(4)
    const added = response.photos[1]
    expect(added).toMatchObject({ ...texts, isPrimary: false, removal: null })
    expect(added.path).toMatch(new RegExp(`^/images/${petra.world}/img_[a-z0-9]{20}\\.jpg\\?expires=`))
    expect(added.path).not.toContain(added.photoId.slice('pho-'.length))
    const seen = await app.inject(added.path)
    expect(seen.headers['content-type']).toBe('image/jpeg')
    expect(await readPicture(seen.rawPayload.toString('base64'))).toMatchObject({ width: 300, height: 400 })
    expect(seen.rawPayload.includes('Secret phone')).toBe(false)
    expect((await petra.get(PATH)).response.photos).toEqual(response.photos)
  })

  test('are visible to a donor of the family until they are removed', async () => {
    const petra = await signedInFamily(app)
    const { response } = await petra.upload(PATH, [item()])
    const { photoId, path } = response.photos[1]
    const jana = await signedInPerson(app, '10000001', petra.world)
    const shown = async () =>
      (await jana.get('families/fam-k7p2')).response.photos.map((photo: { photoId: string }) => photo.photoId)
    expect(await shown()).toContain(photoId)
    await petra.post(`${PATH}/${photoId}/removal`, { reason: 'Omyl' })
    expect(await shown()).toContain(photoId)
    expect(await petra.trigger('photo-deletion-processed', { photoId })).toMatchObject({ ran: [{}] })
    expect(await shown()).not.toContain(photoId)
    expect((await app.inject(path)).statusCode).toBe(404)
  })
})

describe('a photo is refused', () => {
  test.each<[string, Partial<SentItem>, object]>([
    ['a picture under another name', { name: 'zahrada.png' }, refused('file-type-mismatch', 'File[0]')],
    ['a name without an extension', { name: 'zahrada' }, refused('file-unsupported-type', 'File[0]')],
    [
      'a small BMP that claims four gigabytes',
      {
        name: 'bomba.bmp',
        type: 'image/bmp',
        bytes: bmpOf({ width: 32_768, height: 32_768, depth: 24, rows: new Uint8Array(99) }),
      },
      refused('picture-unreadable', 'File[0]'),
    ],
    [
      'no description',
      { meta: { ...taken, description: '' } },
      refused('file-meta-invalid', 'meta[0].description', 'required'),
    ],
    [
      'blanks for a description',
      { meta: { ...taken, description: ' ' } },
      refused('file-meta-invalid', 'meta[0].description', 'invalid'),
    ],
    [
      'a long description',
      { meta: { ...taken, description: 'a'.repeat(101) } },
      refused('file-meta-invalid', 'meta[0].description', 'max'),
    ],
    [
      'a thirteenth month',
      { meta: { ...taken, takenMonth: 13 } },
      refused('file-meta-invalid', 'meta[0].takenMonth', 'max'),
    ],
    [
      'a year that is not a number',
      { meta: { ...taken, takenYear: 'loni' } },
      refused('file-meta-invalid', 'meta[0].takenYear', 'invalid'),
    ],
    [
      'an unknown field',
      { meta: { ...taken, place: 'Jičín' } },
      refused('file-meta-invalid', 'meta[0].place', 'unknown'),
    ],
  ])('for %s', async (_, given, want) => {
    const petra = await signedInFamily(app)
    expect(await petra.upload(PATH, [item(given)])).toMatchObject(want)
    expect((await petra.get(PATH)).response.photos).toHaveLength(3)
  })
})
