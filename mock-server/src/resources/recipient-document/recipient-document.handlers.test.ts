import { afterAll, describe, expect, test } from 'vitest'
import { asBmp } from '../../testing/bitmaps.ts'
import { familyOf, type SentItem } from '../../testing/family.ts'
import { aJpeg, transparentPng } from '../../testing/pictures.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const PATH = 'recipientDocuments'
const LIMIT = 5 * 1024 * 1024
const PDF = Buffer.from('%PDF-1.4\n')
const report = { category: 'document', documentType: 'medical-report', issuedOn: '2026-11-02' }
const item = (given: Partial<SentItem> = {}): SentItem => ({
  meta: report,
  name: 'zpráva.pdf',
  type: 'application/pdf',
  bytes: PDF,
  ...given,
})
const BARBORA = { personalNumber: '2000004', birthDate: '1988-07-04' }
const IVANA = { personalNumber: '2000010', birthDate: '1980-01-10' }
const refused = (error: string, part: string, code: string = error) => ({
  status: 200,
  error_code: 400,
  error,
  fields: { [part]: code },
})
const ruled = (error_code: number, error: string, code: string) => ({
  status: 200,
  error_code,
  error,
  fields: { 'meta[0].issuedOn': code },
})
const LOCKED = { status: 200, error_code: 423, error: 'editing-locked', lockedUntil: '2026-11-11T05:00:00.000Z' }

describe('the documents of a family', () => {
  test('are listed by type, with their state and the end of their validity', async () => {
    const petra = await familyOf(app)
    expect((await petra.get(PATH)).response).toMatchObject({
      types: [
        {
          type: 'medical-report',
          label: 'Lékařská zpráva',
          state: 'valid',
          due: null,
          validUntil: '2027-04-12',
          files: [{ name: 'lékařská zpráva.pdf', size: 182_044, issuedOn: '2026-10-12', isAccepted: true }],
        },
        { type: 'income-confirmation', state: 'valid', validUntil: null },
        { type: 'request', state: 'valid' },
      ],
      needsStudyConfirmation: false,
    })
  })

  test('of a patient over fifteen depend on the study confirmation', async () => {
    const ivana = await familyOf(app, IVANA)
    expect((await ivana.get(PATH)).response).toMatchObject({
      types: [
        { type: 'study-confirmation', state: 'missing', due: '2026-12-31', validUntil: '2026-08-31' },
        { type: 'medical-report', state: 'expired', validUntil: '2026-08-31' },
        { type: 'request', state: 'expired' },
      ],
      needsStudyConfirmation: true,
    })
  })

  test('include a new one, whose type is not missing, and which the foundation accepts on the next working day at noon', async () => {
    const barbora = await familyOf(app, BARBORA)
    const missing = async () => (await barbora.get('userProfile')).response.profile_full.Recipient.MissingDocuments
    expect(await missing()).toMatchObject([{ Type: 'medical-report' }, { Type: 'income-confirmation' }])
    const { response } = await barbora.upload(PATH, [item()])
    expect(response.types.map(({ type, state }: { type: string; state: string }) => `${type} ${state}`)).toEqual([
      'income-confirmation missing',
      'medical-report received',
      'request valid',
    ])
    expect(response.types[1].files[0]).toMatchObject({
      name: 'zpráva.pdf',
      size: PDF.length,
      uploadedAt: '2026-11-10T09:00:00.000Z',
      issuedOn: '2026-11-02',
      isAccepted: false,
    })
    expect(await missing()).toMatchObject([{ Type: 'income-confirmation' }])

    await barbora.advance('PT25H59M59S')
    const later = await familyOf(app, BARBORA, { id: barbora.world })
    expect((await later.get(PATH)).response.types[1].state).toBe('received')
    await later.advance('PT1S')
    expect((await later.get(PATH)).response.types[1]).toMatchObject({
      type: 'medical-report',
      state: 'valid',
      validUntil: '2027-05-02',
      files: [{ isAccepted: true }, {}],
    })
  })

  test('are accepted at once if they were handed over at once', async () => {
    const petra = await familyOf(app)
    for (let n = 0; n < 3; n += 1) await petra.upload(PATH, [item()])
    await petra.advance('PT26H')
    const later = await familyOf(app, undefined, { id: petra.world })
    const { files } = (await later.get(PATH)).response.types[0]
    expect(files).toHaveLength(4)
    for (const file of files) expect(file.isAccepted).toBe(true)
  })

  test('do not appear in the journal: neither a name nor a day', async () => {
    const petra = await familyOf(app)
    await petra.upload(PATH, [item()])
    const journal = await petra.journal('uploadRecipientDocument')
    expect(journal).toContain('handedDocuments')
    for (const secret of ['zpráva', '2026-11-02']) expect(journal).not.toContain(secret)
  })

  test("are not documents issued by the foundation, so the family's own upload is not reported as new", async () => {
    const petra = await familyOf(app)
    await petra.upload(PATH, [item()])
    expect((await petra.get('userProfile')).response.profile_full.Documents).toEqual([])
    await petra.trigger('document-created')
    expect((await petra.get('userProfile')).response.profile_full.Documents).toMatchObject([
      { Type: 'contribution-confirmation', Year: 2025 },
    ])
  })
})

describe('a document is accepted', () => {
  test.each([
    ['a JPG', 'a.JPG', 'image/jpeg', aJpeg],
    ['a JPEG', 'a.jpeg', 'image/jpeg', aJpeg],
    ['a PNG', 'a.png', 'image/png', transparentPng],
    ['a BMP', 'a.bmp', 'image/bmp', async () => asBmp(await aJpeg(9, 9))],
    ['a PDF', 'a.pdf', 'application/pdf', async () => PDF],
  ] as const)('if it is %s', async (_, name, type, make) => {
    const petra = await familyOf(app)
    const sent = item({ name, type, bytes: await make() })
    expect((await petra.upload(PATH, [sent])).response.types[0].files[0].name).toBe(name)
  })

  test.each([LIMIT - 1, LIMIT])('if it has %i bytes', async (size) => {
    const petra = await familyOf(app)
    const bytes = new Uint8Array(size)
    bytes.set(PDF)
    expect((await petra.upload(PATH, [item({ bytes })])).response.types[0].files[0].size).toBe(size)
  })

  test.each([
    ['../../etc/zpráva.pdf', 'zpráva.pdf'],
    ['C:\\Dokumenty\\zpráva.pdf', 'zpráva.pdf'],
  ])('under the name %s as %s (rule 19.11)', async (name, shown) => {
    const petra = await familyOf(app)
    expect((await petra.upload(PATH, [item({ name })])).response.types[0].files[0].name).toBe(shown)
  })

  test.each([
    ['a report issued six months ago', report.documentType, '2026-05-10'],
    ['a report issued today', report.documentType, '2026-11-10'],
    ['an old study confirmation', 'study-confirmation', '2025-09-01'],
    ['another type without a day', 'other', undefined],
  ])('%s', async (_, documentType, issuedOn) => {
    const petra = await familyOf(app)
    const meta = { category: 'document', documentType, ...(issuedOn !== undefined && { issuedOn }) }
    expect(await petra.upload(PATH, [item({ meta })])).toMatchObject({ error_code: 200 })
  })
})

describe('a document is refused', () => {
  const day = 'meta[0].issuedOn'
  test.each<[string, Partial<SentItem>, object]>([
    ['a text', { bytes: Buffer.from('Dobrý den') }, refused('file-type-mismatch', 'File[0]')],
    ['a PDF under another type', { type: 'image/png' }, refused('file-type-mismatch', 'File[0]')],
    ['a text document', { name: 'zpráva.docx', type: '' }, refused('file-unsupported-type', 'File[0]')],
    ['nothing', { bytes: new Uint8Array() }, refused('file-empty', 'File[0]')],
    ['one byte too much', { bytes: new Uint8Array(LIMIT + 1) }, refused('file-oversize', 'File[0]')],
    ['another category', { meta: { ...report, category: 'photo' } }, refused('file-category-unknown', 'meta[0]')],
    [
      'an inherited property name as a category',
      { meta: '{"category":"__proto__"}' },
      refused('file-category-unknown', 'meta[0]'),
    ],
    ['no category', { meta: { documentType: 'other' } }, refused('file-meta-invalid', 'meta[0]')],
    ['no type', { meta: { category: 'document' } }, refused('file-meta-invalid', 'meta[0].documentType', 'required')],
    [
      'an unknown type',
      { meta: { ...report, documentType: 'tax-certificate' } },
      refused('file-meta-invalid', 'meta[0].documentType', 'invalid'),
    ],
    ['an invalid day', { meta: { ...report, issuedOn: '2026-02-30' } }, refused('file-meta-invalid', day, 'invalid')],
    [
      'a report without a day',
      { meta: { ...report, issuedOn: undefined } },
      refused('file-meta-invalid', day, 'required'),
    ],
    [
      'a study confirmation without a day',
      { meta: { category: 'document', documentType: 'study-confirmation' } },
      refused('file-meta-invalid', day, 'required'),
    ],
    [
      'an inherited property name as a key',
      { meta: '{"category":"document","documentType":"other","__proto__":{}}' },
      refused('file-meta-invalid', 'meta[0].__proto__', 'unknown'),
    ],
    [
      'a report issued tomorrow',
      { meta: { ...report, issuedOn: '2026-11-11' } },
      ruled(422, 'day-in-future', 'future'),
    ],
    ['an old report', { meta: { ...report, issuedOn: '2026-05-09' } }, ruled(422, 'document-too-old', 'too-old')],
  ])('for %s', async (_, given, want) => {
    const petra = await familyOf(app)
    const before = await petra.get(PATH)
    expect(await petra.upload(PATH, [item(given)])).toMatchObject(want)
    expect(await petra.get(PATH)).toEqual(before)
  })

  test('if its file is missing, has another file after it, or is in the second place', async () => {
    const petra = await familyOf(app)
    expect(await petra.upload(PATH, [{ meta: report }])).toMatchObject(refused('file-missing', 'File[0]'))
    const strange = { status: 400, error: 'bad-request', fields: { 'File[1]': 'unknown' } }
    expect(await petra.upload(PATH, [item(), item()])).toMatchObject(strange)
    expect(await petra.upload(PATH, [item()], { first: 1 })).toMatchObject(strange)
  })

  test('if there are two hundred', async () => {
    const petra = await familyOf(app)
    for (let n = 3; n < 200; n += 1) await petra.upload(PATH, [item()])
    const full = { status: 200, error_code: 409, error: 'limit-reached', limit: 200 }
    expect(await petra.upload(PATH, [item()])).toMatchObject(full)
  })
})

describe('a document is removed', () => {
  test('once, until the foundation has accepted it', async () => {
    const petra = await familyOf(app)
    const before = await petra.get(PATH)
    const { documentId } = (await petra.upload(PATH, [item()])).response.types[0].files[0]
    const remove = () => petra.delete(`${PATH}/${documentId}`)
    expect(await remove()).toEqual(before)
    expect(await remove()).toMatchObject({ status: 200, error_code: 404, error: 'document-not-found' })
  })

  test('but not if it was accepted', async () => {
    const petra = await familyOf(app)
    const { documentId } = (await petra.get(PATH)).response.types[0].files[0]
    const accepted = { status: 200, error_code: 409, error: 'document-accepted' }
    expect(await petra.delete(`${PATH}/${documentId}`)).toMatchObject(accepted)
  })

  test.each(['handed-medical-report-2026-11-09', 'handed-nobody', '__proto__', 'constructor'])(
    'but not %s, which is not the family’s',
    async (id) => {
      const petra = await familyOf(app)
      const want = { status: 200, error_code: 404, error: 'document-not-found' }
      expect(await petra.delete(`${PATH}/${id}`)).toMatchObject(want)
      const katerina = await familyOf(app, { personalNumber: '2000008', birthDate: '1992-11-08' }, { id: petra.world })
      expect((await katerina.get(PATH)).response.types[0].files).toHaveLength(1)
    },
  )
})

test('a locked account refuses to add and remove documents, and still lists them', async () => {
  const ivana = await familyOf(app, IVANA)
  expect(await ivana.upload(PATH, [item()])).toMatchObject(LOCKED)
  expect(await ivana.upload(PATH, [item({ bytes: new Uint8Array() })])).toMatchObject(LOCKED)
  expect(await ivana.delete(`${PATH}/handed-medical-report-2026-07-07`)).toMatchObject(LOCKED)
  expect(await ivana.delete(`${PATH}/handed-nobody`)).toMatchObject(LOCKED)
  expect(await ivana.get(PATH)).toMatchObject({ error_code: 200 })
})

test('one key hands over one document: a lost answer is repeated, and two calls at once are one', async () => {
  const petra = await familyOf(app)
  const press = () => petra.upload(PATH, [item()], { key: 'one-document-0001' })
  const [first, second] = await Promise.all([press(), press()])
  expect(second).toEqual(first)
  expect(await press()).toEqual(first)
  expect(first.response.types[0].files).toHaveLength(2)
  const other = await petra.upload(PATH, [item({ name: 'jiná.pdf' })], { key: 'one-document-0001' })
  expect(other).toMatchObject({ status: 409, error: 'idempotency-key-reused' })
})
