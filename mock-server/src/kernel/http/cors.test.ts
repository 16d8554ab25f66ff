import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp({ origins: ['https://portal.example.cz'] })
afterAll(() => app.close())
const getWithOrigin = (origin: string) => app.inject({ url: '/api/valueStore/nps_showStart', headers: { origin } })

test('the response to a listed origin names it and exposes Date and Retry-After (rule 19.14)', async () => {
  const { headers } = await getWithOrigin('https://portal.example.cz')
  expect(headers['access-control-allow-origin']).toBe('https://portal.example.cz')
  expect(headers['access-control-expose-headers']).toContain('Date, Retry-After')
  expect(headers.vary).toBe('Origin')
})

test.each([
  'https://portal.example.cz.evil.cz',
  'http://portal.example.cz',
  'https://portal.example.cz:444',
  'https://Portal.example.cz',
  'null',
  '*',
])('a response to the unlisted origin %s has no CORS headers (rule 19.14)', async (origin) => {
  const { headers } = await getWithOrigin(origin)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers.vary).toBe('Origin')
})

test('errors carry the CORS headers too, so that the portal can read their envelope', async () => {
  const { headers } = await app.inject({ url: '/api/nothing', headers: { origin: 'https://portal.example.cz' } })
  expect(headers['access-control-allow-origin']).toBe('https://portal.example.cz')
})

test('the preflight response lists methods and headers for a listed origin only', async () => {
  const preflight = (origin: string) =>
    app.inject({ method: 'OPTIONS', url: '/api/nps', headers: { origin, 'access-control-request-method': 'POST' } })
  const good = await preflight('https://portal.example.cz')
  expect(good.statusCode).toBe(204)
  expect(good.headers).toMatchObject({
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers':
      'accept, access-key, authorization, cache-control, content-type, idempotency-key, lang, pragma, uid, x-world',
  })
  expect(good.headers).not.toHaveProperty('access-control-allow-credentials')
  expect((await preflight('https://evil.cz')).headers['access-control-allow-methods']).toBeUndefined()
})
