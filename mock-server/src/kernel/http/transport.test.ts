import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeBytes } from '../../testing/malformed-requests/exchange.ts'
import { wellFormedRequest } from '../../testing/malformed-requests/malformed-request.ts'
import { malformedRequests } from '../../testing/malformed-requests/malformed-requests.ts'
import { listen, makeApp, requestText, sendRaw, signIn } from '../../testing/test-app.ts'

const app = makeApp()
/** The deadlines of the product are 10 s and 30 s; `npm run check:long` waits for them. */
const hasty = makeApp({ deadlines: { headers: 150, request: 300 } })
const PATIENCE = 20_000
let port = 0
let hastyPort = 0
let token = ''
beforeAll(async () => {
  port = await listen(app)
  hastyPort = await listen(hasty)
  token = (await signIn(app)).authorization
})
afterAll(async () => {
  await app.close()
  await hasty.close()
})

describe('every request, valid or not, is answered with an envelope (rules 19.1, 19.18)', () => {
  test.each(malformedRequests)('$name', async ({ given, want }) => {
    const bytes = typeof given === 'string' ? given.replace('{token}', token) : given
    const deadline = want.includes('408 request-timeout')
    const { answers, end } = await exchangeBytes(deadline ? hastyPort : port, bytes, PATIENCE)
    expect({ answers, end }).toEqual({ answers: want, end: 'closed' })
    expect(await exchangeBytes(port, wellFormedRequest(), PATIENCE)).toMatchObject({ answers: ['200'] })
  })

  test('a call is answered before malformed bytes that follow it on the connection are refused', async () => {
    const call = 'GET /api/valueStore/nps_showStart HTTP/1.1\r\nhost: x\r\n\r\n'
    const { answers } = await exchangeBytes(port, `${call}no request\r\n\r\n`, PATIENCE)
    expect(answers).toEqual(['200', '400 malformed-request'])
  })

  test('a call without a body is served with any content type', async () => {
    const headers = { 'content-type': 'text/plain', 'access-key': 'pay_unknown00000000000' }
    const answer = await app.inject({ method: 'POST', url: '/api/cardPayment/retry', headers })
    expect(answer.json()).toEqual({ error_code: 404, error: 'payment-not-found' })
  })

  test('a 405 lists the allowed methods', async () => {
    const { headers } = await app.inject({ method: 'PUT', url: '/api/nps' })
    expect(headers.allow).toBe('GET, HEAD, POST')
  })

  test.each([
    '/api/valueStore/nps_showStart',
    '/api/nps',
    '/api/neni',
    '/sandbox/scenarios',
    '/livez',
    '/openapi.json',
    '/gateway/default/none',
    '/images/pictures/none.jpg',
  ])('HEAD of %s is answered as GET, without the body', async (path) => {
    const ask = async (method: string) => {
      const { text } = await sendRaw(port, requestText(`${method} ${path}`))
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
      return { head: head.replaceAll(/\r\n(date|x-request-id|ETag): [^\r]+/gi, ''), body }
    }
    const [get, head] = [await ask('GET'), await ask('HEAD')]
    expect(head).toEqual({ head: get.head, body: '' })
    expect(get.body).not.toBe('')
  })

  test('invalid fields have dotted names, and a field named __proto__ pollutes nothing', async () => {
    const payload = { to: 'x', subject: '', fields: [{ id: 1, title: 'a', value: 'b' }], constructor: 1 }
    const answer = await app.inject({ method: 'POST', url: '/api/emailForm', payload })
    expect(answer.json().fields).toMatchObject({
      subject: 'required',
      'fields.0.id': 'invalid',
      constructor: 'unknown',
    })
  })
})

describe('the portal can read what came of a request that is none, and its name (rule 19.14)', () => {
  const portal = 'https://portal.example.cz'
  const listed = makeApp({ origins: ['https://other.example.cz', portal] })
  let listedPort = 0
  beforeAll(async () => {
    listedPort = await listen(listed)
  })
  afterAll(() => listed.close())

  test.each([
    ['431', `GET /api/nps HTTP/1.1\r\nhost: x\r\nOrigin: ${portal}\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['400', `GET /api/nps HTTP/9.9\r\nhost: x\r\nOrigin: ${portal}\r\n\r\n`],
    ['400', `GET /api/nps HTTP/1.1\r\nhost: x\r\norigin: ${portal}\r\nexpect: nothing\r\n\r\n`],
    ['405', `CONNECT x:1 HTTP/1.1\r\nhost: x:1\r\norigin: ${portal}\r\n\r\n`],
    ['404', `GET /w/nowhere/api/nps HTTP/1.1\r\nhost: x\r\norigin: ${portal}\r\nconnection: close\r\n\r\n`],
  ])('%s', async (status, bytes) => {
    const { text } = await sendRaw(listedPort, bytes)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text).toContain(`access-control-allow-origin: ${portal}\r\n`)
    expect(text).toContain('access-control-expose-headers: Date, Retry-After, X-Request-Id\r\n')
    expect(text).toMatch(/\r\nx-request-id: r-\d+\r\n/)
    expect(text).toMatch(/\r\ncontent-type: application\/json\r\n/)
  })
})

describe('personal data is never cached and its content type is never sniffed (rule 19.15)', () => {
  test.each([
    '/api/nps?emlid=jana-nps-2026',
    '/api/nothing',
    '/api/userProfile',
    '/w/nowhere/api/nps',
    '/sandbox/scenarios',
    '/api/valueStore/%zz',
  ])('%s', async (url) => {
    const { headers } = await app.inject(url)
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
  })
})
