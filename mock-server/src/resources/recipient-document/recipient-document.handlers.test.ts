import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { refused, type SentItem } from '../../testing/sent-form.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const PATH = 'recipientDocuments'
const PDF = Buffer.from('%PDF-1.4\n')
const report = { category: 'document', documentType: 'medical-report', issuedOn: '2026-11-02' }
const item = (given: Partial<SentItem> = {}): SentItem => ({
  meta: report,
  name: 'zpráva.pdf',
  type: 'application/pdf',
  bytes: PDF,
  ...given,
})
const IVANA = { personalNumber: '2000010', birthDate: '1980-01-10' }

describe('the documents of a family', () => {
  test('of a patient over fifteen depend on the study confirmation', async () => {
    const ivana = await signedInFamily(app, IVANA)
    expect((await ivana.get(PATH)).response).toMatchObject({
      types: [
        { type: 'study-confirmation', state: 'missing', due: '2026-12-31', expiresOn: '2026-08-31' },
        { type: 'medical-report', state: 'expired', expiresOn: '2026-08-31' },
        { type: 'request', state: 'expired' },
      ],
      needsStudyConfirmation: true,
    })
  })

  test('of 30 November are due before the editing lock (rule 10.19)', async () => {
    const barbora = await signedInFamily(app, { personalNumber: '2000004', birthDate: '1988-07-04' })
    const due = { due: '2026-11-26' }
    expect((await barbora.get(PATH)).response.types.slice(0, 2)).toMatchObject([due, due])
    const Due = '2026-11-26'
    expect(await barbora.record()).toMatchObject({ MissingDocuments: [{ Due }, { Due }] })
  })

  test('are accepted at once if they were handed over at once', async () => {
    const petra = await signedInFamily(app)
    for (let n = 0; n < 3; n += 1) await petra.upload(PATH, [item()])
    await petra.advance('PT26H')
    const later = await signedInFamily(app, undefined, { id: petra.world })
    const { files } = (await later.get(PATH)).response.types[0]
    expect(files).toHaveLength(4)
    for (const file of files) expect(file.isAccepted).toBe(true)
  })

  test("are not documents issued by the foundation, so the family's own upload is not reported as new", async () => {
    const petra = await signedInFamily(app)
    await petra.upload(PATH, [item()])
    expect((await petra.get('userProfile')).response.profile_full.Documents).toEqual([])
    await petra.trigger('document-created')
    expect((await petra.get('userProfile')).response.profile_full.Documents).toMatchObject([
      { Type: 'contribution-confirmation', Year: 2025 },
    ])
  })
})

test('a document is stored under the last part of a name that is a path (rule 19.11)', async () => {
  const petra = await signedInFamily(app)
  const { response } = await petra.upload(PATH, [item({ name: 'C:\\Dokumenty\\zpráva.pdf' })])
  expect(response.types[0].files[0].name).toBe('zpráva.pdf')
})

describe('a document is refused', () => {
  const day = 'meta[0].issuedOn'
  test.each<[string, Partial<SentItem>, object]>([
    [
      'an inherited property name as a category',
      { meta: '{"category":"__proto__"}' },
      refused('file-category-unknown', 'meta[0]'),
    ],
    ['no type', { meta: { category: 'document' } }, refused('file-meta-invalid', 'meta[0].documentType', 'required')],
    [
      'an unknown type',
      { meta: { ...report, documentType: 'tax-certificate' } },
      refused('file-meta-invalid', 'meta[0].documentType', 'invalid'),
    ],
    ['an invalid day', { meta: { ...report, issuedOn: '2026-02-30' } }, refused('file-meta-invalid', day, 'invalid')],
    [
      'an inherited property name as a key',
      { meta: '{"category":"document","documentType":"other","__proto__":{}}' },
      refused('file-meta-invalid', 'meta[0].__proto__', 'unknown'),
    ],
  ])('for %s', async (_, given, want) => {
    const petra = await signedInFamily(app)
    const before = await petra.get(PATH)
    expect(await petra.upload(PATH, [item(given)])).toMatchObject(want)
    expect(await petra.get(PATH)).toEqual(before)
  })

  test('if its file is missing, has another file after it, or is in the second place', async () => {
    const petra = await signedInFamily(app)
    expect(await petra.upload(PATH, [{ meta: report }])).toMatchObject(refused('file-missing', 'File[0]'))
    const unexpected = { status: 400, error: 'bad-request', fields: { 'File[1]': 'unknown' } }
    expect(await petra.upload(PATH, [item(), item()])).toMatchObject(unexpected)
    expect(await petra.upload(PATH, [item()], { first: 1 })).toMatchObject(unexpected)
  })
})
