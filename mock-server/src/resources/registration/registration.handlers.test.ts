import { afterAll, describe, expect, test } from 'vitest'
import { collectLog, makeApp, openWorld } from '../../testing/test-app.ts'

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

const PASSWORD = 'modrá-lampa-7'
const KEY = 'one-intent-0001'
const eva = {
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: 'eva.horka@example.com',
  password: PASSWORD,
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}

async function registry() {
  const { id } = await openWorld(app)
  const post = (path: string, payload: object, more: { key?: string; from?: string; lang?: string } = {}) => {
    const headers = { lang: more.lang ?? 'cs', ...(more.key && { 'idempotency-key': more.key }) }
    const remoteAddress = more.from ?? '10.0.0.1'
    return app.inject({ method: 'POST', url: `/w/${id}/api/${path}`, headers, payload, remoteAddress })
  }
  const register = (payload: object = eva, more: Parameters<typeof post>[2] = {}) => post('registration', payload, more)
  const control = async (path: string) => (await app.inject(`/sandbox/worlds/${id}/${path}`)).json()
  const letters = async (): Promise<{ to: string; text: string }[]> => (await control('messages')).messages
  const fault = (payload: object) => app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload })
  return { post, register, control, letters, fault }
}

describe('registering', () => {
  test.each([
    ['an IČO padded to eight digits', { registrationNumber: '6947' }, '00006947'],
    ['no IČO, such as a foreign one (rule 6.17)', {}, undefined],
  ])('creates a company with %s', async (_, given, registrationNumber) => {
    const { register, post } = await registry()
    const { firstName: _first, lastName: _last, ...rest } = eva
    await register({ ...rest, kind: 'company', companyName: 'Pekárna s.r.o.', ...given })
    const { profile, profile_full } = (await post('login', { username: eva.email, password: PASSWORD })).json().response
    expect([profile.displayName, profile.donor.registrationNumber]).toEqual(['Pekárna s.r.o.', registrationNumber])
    expect(profile_full).toMatchObject({ IsCorporateAccount: true, DonorStatus: { Id: 0 } })
  })

  test('sends the welcome in the language of the call', async () => {
    const { register, letters } = await registry()
    await register(eva, { lang: 'en' })
    expect(await letters()).toMatchObject([{ subject: 'Welcome to the Good Angels' }])
  })
})

describe('one key is one account, whatever the network does (rule 19.13)', () => {
  test('without a key a second submit is refused for its e-mail and creates no second account', async () => {
    const { register, letters } = await registry()
    const both = await Promise.all([register(), register()])
    const codes = both.map((answer) => answer.json().error_code)
    expect(new Set(codes)).toEqual(new Set([200, 409]))
    expect(await letters()).toHaveLength(1)
  })
})

test('neither journal nor log nor letters contain the password (rule 19.6)', async () => {
  const { register, control } = await registry()
  await register(eva, { key: KEY })
  const seen = JSON.stringify([await control('journal'), await control('messages'), lines])
  for (const secret of [PASSWORD, 'scrypt', eva.email.toUpperCase()]) expect(seen).not.toContain(secret)
})
