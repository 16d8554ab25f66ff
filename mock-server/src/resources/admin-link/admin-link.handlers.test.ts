import { afterAll, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const VISITOR = { authorization: '' }

const eva = (campaign: string, email = `${campaign}@example.com`) => ({
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email,
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
  campaign,
})

test('a link to a campaign counts registrations through it; once revoked, registration still works and is not counted', async () => {
  const admin = await signedInPerson(app, 'admin')
  const newest = async () => (await admin.get('adminLinks')).response.links[0]
  const register = async (given: object) => (await admin.post('registration', given, VISITOR)).error_code
  const campaign = { kind: 'registration', campaign: 'Podzimní běh', slug: 'podzimni-beh' }
  const { link } = (await admin.post('adminLinks', campaign)).response
  expect(link).toMatchObject({ state: 'active', registrations: 0, createdBy: 'Správa portálu', expiresAt: null })
  expect(await register(eva('podzimni-beh'))).toBe(200)
  expect(await register(eva('nobody-knows'))).toBe(200)
  expect(await newest()).toMatchObject({ linkId: link.linkId, registrations: 1 })
  await admin.post(`adminLinks/${link.linkId}/revocation`, {})
  expect(await register(eva('podzimni-beh', 'late@example.com'))).toBe(200)
  expect(await newest()).toMatchObject({ state: 'revoked', registrations: 1 })
  expect(await admin.get('links/podzimni-beh', VISITOR)).toMatchObject({ error_code: 409, error: 'link-revoked' })
})
