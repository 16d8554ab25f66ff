import { describe, expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import type { AnsweredFile } from '../../kernel/handler.ts'
import { call } from '../../testing/call-handler.ts'
import { aDonor, at, aWorld, NOW } from '../../testing/people.ts'
import { readPdf } from '../shared/pdf/testing/read-pdf.ts'

const JANA = 'p-10000001'
const certificate = (year: number, given: Partial<DonorDocument> = {}): DonorDocument => ({
  id: `doc-${year}`,
  createdAt: at(`${year + 1}-01-19T08:00:00+01:00`),
  type: 'tax-certificate',
  taxYear: year,
  amount: 6_000,
  issuedTo: {
    personKind: 'natural',
    name: 'Jana Dřívější',
    birthDate: '1984-06-18',
    registrationNumber: '',
    addressLines: ['Lipová 12', '602 00 Brno'],
  },
  replacedBy: null,
  ...given,
})
const world = (given: Partial<Donor> = {}) =>
  aWorld([
    aDonor({
      documents: [certificate(2024), certificate(2025)],
      previousLoginAt: at('2025-06-01T10:00:00+02:00'),
      ...given,
    }),
    aDonor({ personId: 'p-10000002', login: '10000002', documents: [certificate(2025, { id: 'doc-of-another' })] }),
  ])
const listed = async (given: Partial<Donor> = {}) =>
  ((await call('getDocuments', world(given), { as: JANA })).answer as { response: object[] }).response

describe('the list of documents', () => {
  test('starts with the newest; documents created after the previous login are new', async () => {
    expect(await listed()).toEqual([
      {
        documentId: 'doc-2025',
        type: 'tax-certificate',
        createdAt: '2026-01-19T07:00:00.000Z',
        taxYear: 2025,
        amount: 6_000,
        issuedTo: 'Jana Dřívější',
        isNew: true,
        replacedBy: null,
      },
      expect.objectContaining({ documentId: 'doc-2024', isNew: false }),
    ])
  })

  test.each([
    ['created exactly at the previous login', at('2026-01-19T08:00:00+01:00')],
    ['at the first login', null],
  ])('has nothing new %s', async (_when, previousLoginAt) =>
    expect(await listed({ previousLoginAt })).toMatchObject([{ isNew: false }, { isNew: false }]),
  )
})

describe('the file of a document', () => {
  test('has the data of its issue, whatever the tax data are today', async () => {
    const { answer } = await call('downloadDocument', world(), { as: JANA, params: { documentId: 'doc-2025' } })
    const file = answer as AnsweredFile
    const [page] = await readPdf(await file.render())
    expect(file.name).toBe('potvrzeni-o-daru-2025.pdf')
    for (const text of ['Jana Dřívější', '602 00 Brno', '6 000 Kč', 'za rok 2025', 'Vystaveno 19. 1. 2026', '10000001'])
      expect(page?.text).toContain(text)
  })

  test.each(['doc-of-another', 'doc-2023', '__proto__'])(
    'is not found for %s, which is not the donor’s own',
    async (documentId) => {
      for (const id of ['downloadDocument', 'reissueDocument'] as const) {
        const { answer, changes } = await call(id, world(), { as: JANA, params: { documentId } })
        expect([answer, changes]).toEqual([{ error_code: 404, error: 'document-not-found' }, []])
      }
    },
  )
})

test('a certificate to a name that it cannot show is neither drawn nor issued again (rule 6.19)', async () => {
  const taxData = { personKind: 'natural', name: '王小明', birthDate: '1984-06-18' } as const
  const issuedTo = { ...certificate(2025).issuedTo, name: taxData.name }
  const refused = { error_code: 409, error: 'tax-name-not-printable' }
  const before = world({ taxData, documents: [certificate(2025, { issuedTo })] })
  for (const id of ['downloadDocument', 'reissueDocument'] as const) {
    const { answer, changes } = await call(id, before, { as: JANA, params: { documentId: 'doc-2025' } })
    expect([answer, changes]).toEqual([refused, []])
  }
})

describe('issuing a certificate again', () => {
  const reissue = (given: Partial<Donor> = {}, documentId = 'doc-2025') =>
    call('reissueDocument', world(given), { as: JANA, params: { documentId } })
  const donorOf = (state: Awaited<ReturnType<typeof reissue>>['state']) => state.people.get(JANA) as Donor

  test('creates one with the current tax data, of the same year and amount; the previous one names its replacement', async () => {
    const { answer, state } = await reissue({ taxData: { personKind: 'natural', name: 'Jana Nová', birthDate: null } })
    const { response } = answer as { response: { documentId: string } }
    expect(response).toMatchObject({
      type: 'tax-certificate',
      taxYear: 2025,
      amount: 6_000,
      issuedTo: 'Jana Nová',
      createdAt: new Date(NOW).toISOString(),
      isNew: true,
      replacedBy: null,
    })
    const [, former, fresh] = donorOf(state).documents
    expect(former).toEqual({ ...certificate(2025), replacedBy: response.documentId })
    expect(fresh?.id).toBe(response.documentId)
  })

  test('is allowed after a change of the address only', async () => {
    const given = { taxData: { personKind: 'natural', name: 'Jana Dřívější', birthDate: '1984-06-18' } } as const
    const profile = { ...aDonor().profile, street: 'Lipová', houseNumber: '12', postalCode: '602 00', city: 'Brno' }
    const same = await reissue({ ...given, profile })
    expect([same.answer, same.changes]).toEqual([{ error_code: 409, error: 'tax-data-unchanged' }, []])
    const moved = await reissue({ ...given, profile: { ...profile, houseNumber: '14' } })
    expect(moved.answer).toMatchObject({ error_code: 200 })
  })
})
