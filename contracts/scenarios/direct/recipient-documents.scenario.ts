import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { ScenarioAnswer, ScenarioCaller, ScenarioUpload } from '../caller.ts'
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
const handOver = (family: ScenarioCaller, file: ScenarioUpload) =>
  family.upload([file], { path: '/recipientDocuments' })
const typeIn = ({ response }: ScenarioAnswer, type: string) =>
  (response as Documents | undefined)?.types.find((one) => one.type === type)
const documentsOf = (family: ScenarioCaller) => family.get('/recipientDocuments')
const missingOf = async (family: ScenarioCaller) =>
  ((await recordOf(family)).MissingDocuments ?? []).map(({ Type }) => Type)

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
      expiresOn: '2027-05-09',
      files: [{ isAccepted: true }, {}],
    })
  })
})
