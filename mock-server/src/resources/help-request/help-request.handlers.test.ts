import { afterAll, describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import { compoundFile, excelFile, oldExcelFile, oldWordFile } from '#rules/testing/office-files.ts'
import { requestingFamily } from '../../testing/requesting-family.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const INSTALLER = compoundFile(['SummaryInformation', '䡀㿿䏤䇬䗤䒬䠱'])

test.each([
  ['výpis.doc', oldWordFile(), true],
  ['výpis.XLS', oldExcelFile(), true],
  ['výpis.xlsx', excelFile(), true],
  ['zpráva.doc', INSTALLER, false],
  ['zpráva.doc', oldExcelFile(), false],
  ['zpráva.docx', excelFile(), false],
])('a request accepts the file %s of Office only with what it holds (rule 15.4)', async (name, bytes, isAccepted) => {
  const family = await requestingFamily(app)
  const file = { meta: { category: 'request', purpose: 'other' }, name, type: 'application/octet-stream', bytes }
  const answer = await family.upload('helpRequest/files', [file], { headers: family.opened })
  if (isAccepted) expect(answer.response.files.at(-1)).toMatchObject({ category: 'other', name })
  else expect(answer).toMatchObject({ error: 'file-type-mismatch' })
})

describe('a request that is started', () => {
  test('is deleted with its files if it is not sent', async () => {
    const family = await requestingFamily(app)
    expect(await family.events()).toContainEqual(
      expect.objectContaining({ kind: 'request-forgotten', at: '2026-12-10T09:00:00.000Z' }),
    )
    await family.advance('PT719H59M59.999S')
    expect((await family.get('helpRequest', family.opened)).response.files.files).toHaveLength(1)
    await family.advance('PT0.001S')
    const expired = { error_code: 408, error: 'request-link-expired' }
    expect(await family.get('helpRequest', family.opened)).toMatchObject(expired)
    expect(await family.submit(ONCOLOGICAL_ANSWERS)).toMatchObject(expired)
  })
})
