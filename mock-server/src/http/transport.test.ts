import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, makeApp, readAnswer, requestText, signIn, speak } from '../testing/test-app.ts'

const app = makeApp()
let port = 0
let token = ''
beforeAll(async () => {
  port = await listen(app)
  token = (await signIn(app)).authorization
})
afterAll(() => app.close())

const login = (body: string | Buffer) => {
  const bytes = Buffer.from(body)
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`
  return Buffer.concat([Buffer.from(`${head}content-length: ${bytes.length}\r\n\r\n`), bytes])
}
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
/** By the donor whose token the test puts in: who may not upload is told so before the parts are looked at. */
const TOKEN = '{token}'
const upload = (type: string, body: string) =>
  requestText('POST /api/upload', [`content-type: ${type}`, `authorization: ${TOKEN}`], body)

describe('whatever comes, the answer is an envelope (M1, M19)', () => {
  test.each<[string, { given: string | Buffer; want: [number, string] }]>([
    [
      'a path that does not decode',
      { given: requestText('GET /api/valueStore/%zz'), want: [400, 'malformed-request'] },
    ],
    ['a path that climbs', { given: requestText('GET /api/valueStore/..%2f..%2fetc'), want: [400, 'bad-request'] }],
    ['NUL in the path', { given: requestText('GET /api/valueStore/a%00b'), want: [400, 'bad-request'] }],
    ['a raw NUL in the request line', { given: 'GET /api/\0 HTTP/1.1\r\n\r\n', want: [400, 'malformed-request'] }],
    [
      'an address that is too long',
      { given: requestText(`GET /api/nps?emlid=${'a'.repeat(3_000)}`), want: [414, 'uri-too-long'] },
    ],
    [
      'headers that are too large',
      { given: requestText('GET /api/nps', [`x: ${'a'.repeat(20_000)}`]), want: [431, 'headers-too-large'] },
    ],
    ['bytes that are no HTTP', { given: 'hello\r\n\r\n', want: [400, 'malformed-request'] }],
    [
      'two lengths',
      {
        given: 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
        want: [400, 'malformed-request'],
      },
    ],
    ['a body that is not JSON', { given: login('{"username":'), want: [400, 'malformed-request'] }],
    [
      'a body that is not UTF-8',
      { given: login(Buffer.from('7b2261223a22ff227d', 'hex')), want: [400, 'malformed-request'] },
    ],
    [
      '__proto__ in a body',
      { given: login('{"username":"a","password":"b","__proto__":{"x":1}}'), want: [400, 'malformed-request'] },
    ],
    [
      'constructor.prototype in a body',
      { given: login('{"constructor":{"prototype":{"x":1}}}'), want: [400, 'malformed-request'] },
    ],
    ['200,000 brackets', { given: login(deep), want: [413, 'payload-too-large'] }],
    ['100,000 brackets', { given: login('['.repeat(50_000) + ']'.repeat(50_000)), want: [400, 'bad-request'] }],
    ['no body where one is needed', { given: login(''), want: [400, 'bad-request'] }],
    [
      'a body of another type',
      {
        given: requestText('POST /api/login', ['content-type: text/plain'], 'x'),
        want: [415, 'unsupported-media-type'],
      },
    ],
    [
      'a multipart body for an operation that takes JSON',
      {
        given: requestText('POST /api/login', ['content-type: multipart/form-data; boundary=x'], '--x--'),
        want: [415, 'unsupported-media-type'],
      },
    ],
    ['an unknown path', { given: requestText('GET /api/nothing'), want: [404, 'unknown-path'] }],
    ['an unknown path outside the API', { given: requestText('GET /nothing'), want: [404, 'unknown-path'] }],
    ['an unknown world', { given: requestText('GET /w/nowhere/api/nps'), want: [404, 'unknown-world'] }],
    [
      'an unknown world by header',
      { given: requestText('GET /api/nps', ['x-world: nowhere']), want: [404, 'unknown-world'] },
    ],
    ['a method the path does not have', { given: requestText('DELETE /api/nps'), want: [405, 'method-not-allowed'] }],
    ['a method nobody has', { given: requestText('PROPFIND /api/nps'), want: [405, 'method-not-allowed'] }],
    [
      'a multipart body without a boundary',
      { given: upload('multipart/form-data', '--x--'), want: [400, 'malformed-request'] },
    ],
    [
      'a multipart body cut in a part',
      {
        given: upload(
          'multipart/form-data; boundary=x',
          '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"ca',
        ),
        want: [400, 'malformed-request'],
      },
    ],
    ['JSON for an upload', { given: upload('application/json', '{}'), want: [415, 'unsupported-media-type'] }],
  ])('%s', async (_name, { given, want }) => {
    const bytes = typeof given === 'string' ? given.replace(TOKEN, token) : given
    const { status, envelope } = readAnswer(await speak(port, bytes))
    expect([status, envelope.error]).toEqual(want)
    expect(envelope.error_code).toBe(status)
  })

  test('a call without a body is served, whatever type it names', async () => {
    const url = '/api/cardPayments/pay_unknown00000000000/retry'
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' } })
    expect(answer.json()).toEqual({ error_code: 404, error: 'payment-not-found' })
  })

  test('405 says which methods there are', async () => {
    const { headers } = await app.inject({ method: 'PUT', url: '/api/nps' })
    expect(headers.allow).toBe('GET, POST')
  })

  test('fields at fault are named, with dots, and a field named __proto__ pollutes nothing', async () => {
    const payload = { to: 'x', subject: '', fields: [{ id: 1, title: 'a', value: 'b' }], constructor: 1 }
    const answer = await app.inject({ method: 'POST', url: '/api/emailForm', payload })
    expect(answer.json().fields).toMatchObject({
      subject: 'required',
      'fields.0.id': 'invalid',
      constructor: 'unknown',
    })
  })
})

describe('personal data stays out of caches and is never guessed to be something else (M16)', () => {
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
