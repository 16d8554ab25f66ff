import { assert, asyncProperty, constantFrom, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import type { AnsweredFile, BodyOf } from '../../kernel/handler.ts'
import { call } from '../../testing/call-handler.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, at, aWorld } from '../../testing/people.ts'
import { readPdf } from '../shared/pdf/testing/read-pdf.ts'

const JANA = 'p-10000001'
type TaxData = BodyOf<'saveTaxData'>['basedOn']
const person: TaxData = { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' }
const company: TaxData = { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.', registrationNumber: '6947' }

const gift = (settledOn: string, amount: number, visibleFrom = settledOn) =>
  aGift({ paymentId: `gift_${settledOn}`, amount, settledOn, visibleFrom })
const gifts = [
  gift('2025-12-31', 1_000),
  gift('2026-01-01', 300),
  gift('2026-11-02', 200),
  gift('2026-11-09', 50, '2026-11-11'),
]
const world = aWorld([aDonor()], { payments: aLedger(...gifts) })

describe('saving the tax data', () => {
  const basedOn: TaxData = { subject: 'natural-person', name: 'Jana Nováková' }
  const save = (data: TaxData, now?: number) =>
    call('saveTaxData', world, { as: JANA, body: { ...data, basedOn }, ...(now && { now }) })

  test('of a person stores the date of birth, and the answer is the updated profile', async () => {
    const { answer, state } = await save({ ...person, name: '  Jana Nová  ' })
    const taxData = { personKind: 'natural', name: 'Jana Nová', birthDate: '1984-06-18' }
    expect((state.people.get(JANA) as Donor).taxData).toEqual(taxData)
    expect(answer).toMatchObject({
      response: {
        profile: { donor: { taxData: { subject: 'natural-person', name: 'Jana Nová', birthDate: '1984-06-18' } } },
        savedAt: '2026-11-10T09:00:00.000Z',
      },
    })
  })

  test('of a legal entity stores its number, with eight digits, in the profile', async () => {
    const { answer, state } = await save({ ...company, birthDate: '1984-06-18' })
    const donor = state.people.get(JANA) as Donor
    expect([donor.taxData.birthDate, donor.profile.registrationNumber]).toEqual([null, '00006947'])
    expect(answer).toMatchObject({
      response: { profile: { donor: { taxData: { subject: 'legal-entity', registrationNumber: '00006947' } } } },
    })
  })

  test('of a legal entity is unchanged when a person saves their profile, which has no such field', async () => {
    const { state } = await save(company)
    const profile = {
      lastName: 'Nováková',
      address: {},
      consents: {
        recipientMayGetPostalAddress: false,
        recipientMayGetEmail: false,
        nameInPublicList: false,
        newsletter: false,
      },
      donationTargeting: 'multiple',
    } as const
    const body = { ...profile, phone: '+420777000111', basedOn: profile }
    const saved = await call('saveDonorProfile', state, { as: JANA, body })
    expect((saved.state.people.get(JANA) as Donor).profile.registrationNumber).toBe('00006947')
  })

  test('stores the name in NFC', async () => {
    const { state } = await save({ ...person, name: 'Růžena Šťastná'.normalize('NFD') })
    expect((state.people.get(JANA) as Donor).taxData.name).toBe('Růžena Šťastná')
  })

  test.each<[string, TaxData, Record<string, string>]>([
    ['a person without a date of birth', { subject: 'natural-person', name: 'Jana' }, { birthDate: 'required' }],
    ['a person born tomorrow', { ...person, birthDate: '2026-11-11' }, { birthDate: 'max' }],
    ['a person born before 1900', { ...person, birthDate: '1899-12-31' }, { birthDate: 'min' }],
    [
      'a legal entity without its number',
      { subject: 'legal-entity', name: 'Pekárna' },
      { registrationNumber: 'required' },
    ],
    ['a name of spaces', { ...person, name: ' \t ' }, { name: 'required' }],
    ['all at once', { subject: 'legal-entity', name: ' ' }, { name: 'required', registrationNumber: 'required' }],
  ])('%s is refused and nothing is saved', async (_who, body, fields) => {
    const { answer, changes } = await save(body)
    expect([answer, changes]).toEqual([{ error_code: 422, error: 'tax-data-refused', fields }, []])
    const preview = await call('previewCertificate', world, { as: JANA, body: { ...body, taxYear: 2026 } })
    expect(preview.answer).toEqual(answer)
  })

  test.each([
    ['today', '2026-11-10'],
    ['on the first day of 1900', '1900-01-01'],
  ])('accepts a person born %s', async (_when, birthDate) =>
    expect((await save({ ...person, birthDate })).answer).toMatchObject({ error_code: 200 }),
  )

  test('uses the date of Prague as today', async () => {
    const now = at('2026-11-10T23:30:00Z')
    expect((await save({ ...person, birthDate: '2026-11-11' }, now)).answer).toMatchObject({ error_code: 200 })
  })
})

describe('the preview of a certificate', () => {
  const preview = async (body: TaxData, taxYear = 2026) => {
    const called = await call('previewCertificate', world, { as: JANA, body: { ...body, taxYear } })
    expect(called.changes).toEqual([])
    const file = called.answer as AnsweredFile
    const [page] = await readPdf(await file.render())
    return { name: file.name, text: page?.text ?? '' }
  }

  test('has the data as typed and the shown gifts of that year, and saves nothing', async () => {
    const { name, text } = await preview({ ...person, name: 'Mgr. Růžena Šťastná' })
    expect(name).toBe('nahled-potvrzeni-2026.pdf')
    expect(text).toContain('Mgr. Růžena Šťastná')
    expect(text).toContain('500 Kč slovy: pět set korun českých')
    expect(text).toContain('Toto je náhled, jako potvrzení neplatí.')
  })

  test('of a legal entity has its number', async () =>
    expect((await preview(company)).text).toContain('Pekárna U Mostu s.r.o. IČO 00006947'))

  test('of a year without a gift is of 0 Kč and says so', async () =>
    expect((await preview(person, 2031)).text).toContain(
      '0 Kč slovy: nula korun českých V roce 2031 zatím neevidujeme žádný dar.',
    ))

  test('is rendered for any name', async () => {
    expect.hasAssertions()
    const names = string({
      unit: constantFrom(...Array.from('aŽ ěй漢🙂ع\u0301\u200d\u202e\n\t\r"(\\')),
      minLength: 1,
      maxLength: 100,
    })
    await assert(
      asyncProperty(names, async (name) => {
        const body = { ...person, name: `x${name}`, taxYear: 2026 }
        const { answer } = await call('previewCertificate', world, { as: JANA, body })
        const bytes = await (answer as AnsweredFile).render()
        expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
      }),
      { numRuns: 20 },
    )
  })
})
