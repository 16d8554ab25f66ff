import { afterAll, describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '../../scenarios/answers-of-requests.ts'
import { requestingFamily } from '../../testing/requesting-family.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

test.each([
  ['výpis.doc', 'application/msword'],
  ['výpis.XLS', 'application/vnd.ms-excel'],
])('a request accepts the file %s of old Office (rule 15.1)', async (name, type) => {
  const family = await requestingFamily(app)
  const file = {
    meta: { category: 'request', purpose: 'other' },
    name,
    type,
    bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  }
  const { response } = await family.upload(`helpRequests/${family.key}/files`, [file])
  expect(response.files.at(-1)).toMatchObject({ category: 'other', name })
})

describe('a request that is started', () => {
  test('is deleted with its files if it is not sent', async () => {
    const family = await requestingFamily(app)
    expect(await family.events()).toContainEqual(
      expect.objectContaining({ kind: 'request-forgotten', at: '2026-12-10T09:00:00.000Z' }),
    )
    await family.advance('PT719H59M59.999S')
    expect((await family.get(`helpRequests/${family.key}`)).response.files.files).toHaveLength(1)
    await family.advance('PT0.001S')
    const expired = { error_code: 408, error: 'request-link-expired' }
    expect(await family.get(`helpRequests/${family.key}`)).toMatchObject(expired)
    expect(await family.submit(ONCOLOGICAL_ANSWERS)).toMatchObject(expired)
  })
})
