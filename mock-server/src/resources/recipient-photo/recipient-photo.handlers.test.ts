import { afterAll, describe, expect, test } from 'vitest'
import { asBmp, bmpOf } from '../../testing/bitmaps.ts'
import { familyOf, type SentItem } from '../../testing/family.ts'
import { personOf } from '../../testing/person.ts'
import { aJpeg, phonePicture, readPicture, transparentPng } from '../../testing/pictures.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const PATH = 'recipientPhotos'
const LIMIT = 5 * 1024 * 1024
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
const MALA = { personalNumber: '2000010', birthDate: '1980-01-10' }
const refused = (error: string, part: string, code: string = error) => ({
  status: 200,
  error_code: 400,
  error,
  fields: { [part]: code },
})
const LOCKED = { status: 200, error_code: 423, error: 'editing-locked', lockedUntil: '2026-11-11T05:00:00.000Z' }

describe('the photos of a family', () => {
  test('are listed newest first, with the primary one and the requested removals', async () => {
    const petra = await familyOf(app)
    const { response } = await petra.get(PATH)
    expect(response.photos).toMatchObject([
      { photoId: 'pho-hospital', path: expect.stringContaining('/hospital.jpg?'), isPrimary: false, removal: null },
      { photoId: 'pho-train', takenMonth: 8, takenYear: 2026, isPrimary: true },
      { photoId: 'pho-cake' },
    ])
  })

  test("include a new one, under an address that cannot be guessed and without the camera's metadata", async () => {
    const petra = await familyOf(app)
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

  test.each([
    ['BMP', 'zahrada.BMP', 'image/bmp', async () => asBmp(await aJpeg())],
    ['PNG', 'zahrada.png', 'image/png', transparentPng],
    ['JPEG', 'zahrada.jpeg', '', aJpeg],
  ] as const)('accept a %s and store it as a JPEG', async (_, name, type, make) => {
    const petra = await familyOf(app)
    const { response } = await petra.upload(PATH, [item({ name, type, bytes: await make() })])
    const seen = await app.inject(response.photos[1].path)
    expect(await readPicture(seen.rawPayload.toString('base64'))).toMatchObject({ format: 'jpeg', hasAlpha: false })
  })

  test('are visible to a donor of the family until they are removed', async () => {
    const petra = await familyOf(app)
    const { response } = await petra.upload(PATH, [item()])
    const { photoId, path } = response.photos[1]
    const jana = await personOf(app, '10000001', petra.world)
    const shown = async () =>
      (await jana.get('families/fam-k7p2')).response.photos.map((photo: { photoId: string }) => photo.photoId)
    expect(await shown()).toContain(photoId)
    await petra.post(`${PATH}/${photoId}/removal`, { reason: 'Omyl' })
    expect(await shown()).toContain(photoId)
    expect(await petra.trigger('photo-deletion-processed', { photoId })).toMatchObject({ ran: [{}] })
    expect(await shown()).not.toContain(photoId)
    expect((await app.inject(path)).statusCode).toBe(404)
  })

  test('do not appear in the journal: neither a picture, nor its texts, nor its address', async () => {
    const petra = await familyOf(app)
    const { response } = await petra.upload(PATH, [item()])
    const { path, photoId } = response.photos[1]
    await petra.post(`${PATH}/${photoId}/removal`, { reason: 'Nechceme ji ukazovat' })
    const journal = (await petra.journal('addRecipientPhoto')) + (await petra.journal('requestPhotoRemoval'))
    expect(journal).toContain('storedImages')
    for (const secret of [/img_[a-z0-9]+/.exec(path)?.[0], '/9j/', 'Na zahradě', 'Nechceme'])
      expect(journal).not.toContain(secret)
  })
})

describe('the primary photo', () => {
  test('is the avatar in the frame, a photo of the scenario and an uploaded one alike', async () => {
    const petra = await familyOf(app)
    const avatar = async () => (await petra.get('userProfile')).response.profile.avatar
    expect(await avatar()).toEqual(expect.stringContaining('/train.jpg?'))
    const { photoId, path } = (await petra.upload(PATH, [item()])).response.photos[1]
    const { response } = await petra.post(`${PATH}/${photoId}/primary`, {})
    expect(response.saved).toMatchObject({ profile: { avatar: path }, savedAt: '2026-11-10T09:00:00.000Z' })
    expect(response.saved.profile_full.Images).toContainEqual({ Id: photoId, IsPrimary: true })
    expect(await avatar()).toBe(path)
  })

  test('is the first one that a family adds', async () => {
    const barbora = await familyOf(app, { personalNumber: '2000004', birthDate: '1988-07-04' })
    expect((await barbora.get('userProfile')).response.profile.avatar).toBeNull()
    const { response } = await barbora.upload(PATH, [item()])
    expect(response).toMatchObject({
      photos: [{ isPrimary: true }],
      saved: { profile: { avatar: response.photos[0].path } },
    })
  })

  test('is replaced by the newest remaining one when the foundation removes it two working days later', async () => {
    const petra = await familyOf(app)
    await petra.post(`${PATH}/pho-train/removal`, { reason: 'Omyl' })
    // A session does not last that long.
    const avatarNow = async () =>
      (await (await familyOf(app, undefined, { id: petra.world })).get('userProfile')).response.profile.avatar
    await petra.advance('PT47H59M59S')
    expect(await avatarNow()).toEqual(expect.stringContaining('/train.jpg?'))
    await petra.advance('PT1S')
    expect(await avatarNow()).toEqual(expect.stringContaining('/hospital.jpg?'))
  })
})

test('several requested removals remove all the photos and their uploaded pictures', async () => {
  const petra = await familyOf(app)
  const { photoId, path } = (await petra.upload(PATH, [item()])).response.photos[1]
  for (const id of [photoId, 'pho-train', 'pho-cake']) await petra.post(`${PATH}/${id}/removal`, { reason: 'Omyl' })
  await petra.advance('PT48H')
  const later = await familyOf(app, undefined, { id: petra.world })
  const { photos } = (await later.get(PATH)).response
  expect(photos).toMatchObject([{ photoId: 'pho-hospital', isPrimary: true }])
  expect(photos).toHaveLength(1)
  expect((await app.inject(path)).statusCode).toBe(404)
})

test('the texts of a photo are replaced', async () => {
  const petra = await familyOf(app)
  const { response } = await petra.post(`${PATH}/pho-cake`, texts)
  expect(response.photos[1]).toMatchObject({
    photoId: 'pho-cake',
    ...texts,
    path: expect.stringContaining('/cake.jpg?'),
  })
  const future = { status: 200, error_code: 422, error: 'month-in-future', fields: { takenMonth: 'future' } }
  expect(await petra.post(`${PATH}/pho-cake`, { ...texts, takenMonth: 12 })).toMatchObject(future)
})

test('a photo with a requested removal stays as it is, with its reason, and its removal cannot be requested again', async () => {
  const petra = await familyOf(app)
  const { response } = await petra.post(`${PATH}/pho-cake/removal`, { reason: 'Omyl' })
  const removal = { requestedAt: '2026-11-10T09:00:00.000Z', reason: 'Omyl' }
  expect(response.photos[2]).toMatchObject({ photoId: 'pho-cake', removal })
  const wanted = { status: 200, error_code: 409, error: 'removal-requested' }
  expect(await petra.post(`${PATH}/pho-cake/removal`, { reason: 'Znovu' })).toMatchObject(wanted)
  expect(await petra.post(`${PATH}/pho-cake/primary`, {})).toMatchObject(wanted)
  expect(await petra.post(`${PATH}/pho-cake`, texts)).toMatchObject(wanted)
})

describe('a photo is refused', () => {
  test.each<[string, Partial<SentItem>, object]>([
    ['a text declared as a picture', { bytes: Buffer.from('Dobrý den') }, refused('file-type-mismatch', 'File[0]')],
    ['a picture under another name', { name: 'zahrada.png' }, refused('file-type-mismatch', 'File[0]')],
    ['a picture under another type', { type: 'image/png' }, refused('file-type-mismatch', 'File[0]')],
    ['a PDF', { name: 'zahrada.pdf', type: 'application/pdf' }, refused('file-unsupported-type', 'File[0]')],
    ['a name without an extension', { name: 'zahrada' }, refused('file-unsupported-type', 'File[0]')],
    ['nothing', { bytes: new Uint8Array() }, refused('file-empty', 'File[0]')],
    ['half a picture', { bytes: small.subarray(0, small.length / 2) }, refused('picture-unreadable', 'File[0]')],
    [
      'a small BMP that claims four gigabytes',
      {
        name: 'bomba.bmp',
        type: 'image/bmp',
        bytes: bmpOf({ width: 32_768, height: 32_768, depth: 24, rows: new Uint8Array(99) }),
      },
      refused('picture-unreadable', 'File[0]'),
    ],
    ['one byte too much', { bytes: new Uint8Array(LIMIT + 1) }, refused('file-oversize', 'File[0]')],
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
      'no month',
      { meta: { ...taken, takenMonth: undefined } },
      refused('file-meta-invalid', 'meta[0].takenMonth', 'required'),
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
    ['another category', { meta: { ...taken, category: 'avatar' } }, refused('file-category-unknown', 'meta[0]')],
    ['no category', { meta: texts }, refused('file-meta-invalid', 'meta[0]')],
    ['a meta that is not JSON', { meta: 'zahrada' }, refused('file-meta-invalid', 'meta[0]')],
    [
      'a future month',
      { meta: { ...taken, takenMonth: 12 } },
      { status: 200, error_code: 422, error: 'month-in-future', fields: { 'meta[0].takenMonth': 'future' } },
    ],
  ])('for %s', async (_, given, want) => {
    const petra = await familyOf(app)
    expect(await petra.upload(PATH, [item(given)])).toMatchObject(want)
    expect((await petra.get(PATH)).response.photos).toHaveLength(3)
  })

  test('if its file is missing, has another file after it, or is in the second place', async () => {
    const petra = await familyOf(app)
    expect(await petra.upload(PATH, [{ meta: taken }])).toMatchObject(refused('file-missing', 'File[0]'))
    const strange = { status: 400, error: 'bad-request', fields: { 'File[1]': 'unknown' } }
    expect(await petra.upload(PATH, [item(), item()])).toMatchObject(strange)
    expect(await petra.upload(PATH, [item()], { first: 1 })).toMatchObject(strange)
  })

  test.each([LIMIT - 1, LIMIT])('but not if it has %i bytes', async (size) => {
    const petra = await familyOf(app)
    const bytes = new Uint8Array(size)
    // Bytes after the end of a picture are accepted.
    bytes.set(small)
    expect(await petra.upload(PATH, [item({ bytes })])).toMatchObject({ error_code: 200 })
  })

  test('if there are a hundred', async () => {
    const petra = await familyOf(app)
    for (let n = 3; n < 100; n += 1) await petra.upload(PATH, [item()])
    const full = { status: 200, error_code: 409, error: 'limit-reached', limit: 100 }
    expect(await petra.upload(PATH, [item()])).toMatchObject(full)
  })
})

describe.each<[string, (family: Awaited<ReturnType<typeof familyOf>>, id: string) => Promise<unknown>]>([
  ['saved', (family, id) => family.post(`${PATH}/${id}`, texts)],
  ['chosen', (family, id) => family.post(`${PATH}/${id}/primary`, {})],
  ['requested for removal', (family, id) => family.post(`${PATH}/${id}/removal`, { reason: 'Omyl' })],
])('a photo cannot be %s', (_, act) => {
  test.each(['pho-lake', 'pho-nobody', '__proto__', 'constructor'])('as %s, which is not the family’s', async (id) =>
    expect(await act(await familyOf(app), id)).toMatchObject({
      status: 200,
      error_code: 404,
      error: 'photo-not-found',
    }),
  )

  test("in an account that is locked around a payout, the family's own or not", async () => {
    const ivana = await familyOf(app, MALA)
    expect(await act(ivana, 'pho-lake')).toMatchObject(LOCKED)
    expect(await act(ivana, 'pho-train')).toMatchObject(LOCKED)
  })
})

test('a locked account refuses every photo, even an invalid one, and still lists the photos', async () => {
  const ivana = await familyOf(app, MALA)
  expect(await ivana.upload(PATH, [item()])).toMatchObject(LOCKED)
  expect(await ivana.upload(PATH, [item({ bytes: new Uint8Array() })])).toMatchObject(LOCKED)
  expect((await ivana.get(PATH)).response.photos).toHaveLength(2)
})

test('one key adds one photo: a lost answer is repeated, and two calls at once are one (rule 18.10)', async () => {
  const petra = await familyOf(app)
  const press = () => petra.upload(PATH, [item()], { key: 'one-photo-0001' })
  const [first, second] = await Promise.all([press(), press()])
  expect(second).toEqual(first)
  expect(await press()).toEqual(first)
  expect((await petra.get(PATH)).response.photos).toHaveLength(4)
  const other = await petra.upload(PATH, [item({ bytes: await aJpeg(50, 40) })], { key: 'one-photo-0001' })
  expect(other).toMatchObject({ status: 409, error: 'idempotency-key-reused' })
})

test.each(['../../etc/zahrada.jpg', 'C:\\zahrada.jpg', '%2e%2e/zahrada.jpg'])(
  'a name %o that is a path is never used as a path (rule 19.11)',
  async (name) => {
    const petra = await familyOf(app)
    const { response } = await petra.upload(PATH, [item({ name })])
    expect(response.photos[1].path).toMatch(/^\/images\/[a-z0-9-]+\/img_[a-z0-9]+\.jpg\?/)
  },
)
