import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { Caller, ScenarioAnswer, ScenarioUpload } from '../caller.ts'
import { recordOf } from '../family-record.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld } from '../world.ts'

type Documents = components['schemas']['RecipientDocuments']

/** 2000004: a medical report and a confirmation of income are missing. */
const barbora = { personalNumber: '2000004', birthDate: '1988-07-04' }
const pdf = { name: 'zpráva.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF\n' }
const report = (issuedOn: string): ScenarioUpload => ({
  ...pdf,
  meta: JSON.stringify({ category: 'document', documentType: 'medical-report', issuedOn }),
})
const income: ScenarioUpload = { ...pdf, meta: '{"category":"document","documentType":"income-confirmation"}' }
const handOver = (family: Caller, file: ScenarioUpload, key?: string) =>
  family.upload([file], { path: '/recipientDocuments', ...(key !== undefined && { key }) })
const typeIn = ({ response }: ScenarioAnswer, type: string) =>
  (response as Documents | undefined)?.types.find((one) => one.type === type)
const documentsOf = (family: Caller) => family.get('/recipientDocuments')
const missingOf = async (family: Caller) => ((await recordOf(family)).MissingDocuments ?? []).map(({ Type }) => Type)

describe('a document that is missing', () => {
  test('disappears from what is missing once it is handed over, and is accepted on the next working day at noon', async () => {
    await using world = await openWorld({ frozen: true })
    const family = await signInRecipient(world, barbora)
    expect(await missingOf(family)).toEqual(['medical-report', 'income-confirmation'])

    const handed = await handOver(family, report('2026-11-09'))
    expect(handed).toMatchObject({ error_code: 200 })
    expect(typeIn(handed, 'medical-report')).toMatchObject({
      files: [{ issuedOn: '2026-11-09', isAccepted: false }, {}],
    })
    expect(typeIn(handed, 'medical-report')?.state).not.toBe('missing')
    expect(await missingOf(family)).toEqual(['income-confirmation'])

    await world.advance('P1DT1H59M59S')
    const before = await documentsOf(await signInRecipient(world, barbora))
    expect(typeIn(before, 'medical-report')?.files[0]?.isAccepted).toBe(false)
    await world.advance('PT1S')
    const after = await documentsOf(await signInRecipient(world, barbora))
    expect(typeIn(after, 'medical-report')).toMatchObject({
      state: 'valid',
      validUntil: '2027-05-09',
      files: [{ isAccepted: true }, {}],
    })
  })

  test('is missing again when it is taken back before that', async () => {
    await using world = await openWorld({ frozen: true })
    const family = await signInRecipient(world, barbora)
    const [file] = typeIn(await handOver(family, income), 'income-confirmation')?.files ?? []
    expect(await missingOf(family)).toEqual(['medical-report'])
    const back = await family.delete(`/recipientDocuments/${file?.documentId}`)
    expect(typeIn(back, 'income-confirmation')).toMatchObject({ state: 'missing', files: [] })
    expect(await missingOf(family)).toEqual(['medical-report', 'income-confirmation'])
  })

  test('cannot be taken back once it was accepted', async () => {
    await using world = await openWorld({ frozen: true })
    const family = await signInRecipient(world, barbora)
    const [file] = typeIn(await handOver(family, income), 'income-confirmation')?.files ?? []
    await world.advance('P1DT2H')
    const later = await signInRecipient(world, barbora)
    const accepted = { error_code: 409, error: 'document-accepted' }
    expect(await later.delete(`/recipientDocuments/${file?.documentId}`)).toMatchObject(accepted)
  })
})

describe('a medical report', () => {
  test.each([
    ['of today', '2026-11-10', { error_code: 200 }],
    ['six months old to the day', '2026-05-10', { error_code: 200 }],
    ['older by a day', '2026-05-09', { error: 'document-too-old', fields: { 'meta[0].issuedOn': 'too-old' } }],
    ['of tomorrow', '2026-11-11', { error: 'day-in-future', fields: { 'meta[0].issuedOn': 'future' } }],
  ])('%s', async (_what, issuedOn, answer) => {
    await using world = await openWorld({ frozen: true })
    expect(await handOver(await signInRecipient(world, barbora), report(issuedOn))).toMatchObject(answer)
  })
})

test('a file sent twice under one key is one document', async () => {
  await using world = await openWorld({ frozen: true })
  const family = await signInRecipient(world, barbora)
  const first = await handOver(family, income, 'one-document-0001')
  expect(await handOver(family, income, 'one-document-0001')).toEqual(first)
  expect(typeIn(await documentsOf(family), 'income-confirmation')?.files).toHaveLength(1)
})

test('no document is handed over while editing is locked', async () => {
  await using world = await openWorld({ scenario: 'payout-week', frozen: true })
  await world.advance('PT5M')
  const family = await signInRecipient(world, barbora)
  expect(await handOver(family, income)).toMatchObject({ error_code: 423, error: 'editing-locked' })
})
