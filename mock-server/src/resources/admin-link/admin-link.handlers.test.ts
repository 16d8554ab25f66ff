import { afterAll, describe, expect, test } from 'vitest'
import { collectLog, makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

async function office() {
  const { id } = await openWorld(app)
  const headers = await signIn(app, 'admin', `/w/${id}`)
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, more: object = headers) => {
    const url = `/w/${id}/api/${path}`
    return (await app.inject({ method, url, headers: { ...more }, ...(payload && { payload }) })).json()
  }
  const get = (path: string) => call('GET', path)
  const make = (payload: object, key?: string) =>
    call('POST', 'adminLinks', payload, { ...headers, ...(key && { 'idempotency-key': key }) })
  const revoke = (linkId: string) => call('POST', `adminLinks/${linkId}/revocation`)
  const visitor = (method: 'GET' | 'POST', path: string, payload?: object) => call(method, path, payload, {})
  const journal = async () => JSON.stringify((await app.inject(`/sandbox/worlds/${id}/journal`)).json())
  return { get, make, revoke, visitor, journal }
}

const eva = (campaign: string) => ({
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: `${campaign}@example.com`,
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
  campaign,
})
const keyIn = ({ response }: { response: { link: { path: string } } }) => response.link.path.replace(/^.*=/, '')
const campaign = { kind: 'registration', campaign: 'Podzimní běh', slug: 'podzimni-beh' }

describe('the overview', () => {
  test('counts families by status and requests by state, and has the five newest links', async () => {
    const { get, make } = await office()
    for (const amount of [21, 22, 23]) await make({ kind: 'payment', amount })
    const { response } = await get('adminOverview')
    expect(response.recipients.map(({ statusId }: { statusId: number }) => statusId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    const families = response.recipients.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(families).toBe(12)
    expect(response.helpRequests).toHaveLength(5)
    expect(response.lastLinks).toHaveLength(5)
  })
})

describe('a link', () => {
  test('to a rating is opened by any visitor with the key, without signing in, until it is revoked', async () => {
    const { make, revoke, visitor } = await office()
    const made = await make({ kind: 'rating', angelNumber: '10000004' })
    const path = `nps?emlid=${keyIn(made)}`
    expect(await visitor('GET', path)).toEqual({ error_code: 200, response: { Value: null, Date: null } })
    await revoke(made.response.link.linkId)
    expect(await visitor('GET', path)).toEqual({ error_code: 404, error: 'rating-link-not-found' })
  })

  test('to a campaign counts registrations through it; once revoked, registration still works and is not counted', async () => {
    const { make, get, revoke, visitor } = await office()
    const { link } = (await make(campaign)).response
    expect(link).toMatchObject({ state: 'active', registrations: 0, createdBy: 'Správa portálu', validUntil: null })
    expect((await visitor('POST', 'registration', eva('podzimni-beh'))).error_code).toBe(200)
    expect((await visitor('POST', 'registration', eva('nobody-knows'))).error_code).toBe(200)
    expect((await get('adminLinks')).response.links[0]).toMatchObject({ linkId: link.linkId, registrations: 1 })
    await revoke(link.linkId)
    const late = { ...eva('podzimni-beh'), email: 'late@example.com' }
    expect((await visitor('POST', 'registration', late)).error_code).toBe(200)
    expect((await get('adminLinks')).response.links[0]).toMatchObject({ state: 'revoked', registrations: 1 })
    expect(await visitor('GET', 'links/podzimni-beh')).toEqual({ error_code: 409, error: 'link-revoked' })
  })

  test('has its key in no journal and no log (rule 19.6)', async () => {
    const { make, journal } = await office()
    const keys = [
      keyIn(await make({ kind: 'rating', angelNumber: '10000001' })),
      keyIn(await make({ kind: 'payment', amount: 500, variableSymbol: '10000001' })),
    ]
    const seen = (await journal()) + JSON.stringify(lines)
    expect(seen).toContain('adminLinks')
    for (const key of keys) expect(seen).not.toContain(key)
  })
})
