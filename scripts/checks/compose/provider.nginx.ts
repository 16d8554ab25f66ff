import { get, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../../mock-server/src/kernel/http/multipart.ts'
import { type NginxAndMocks, SANDBOX_TOKEN, startNginxAndMocks } from './nginx-and-mocks.ts'
import { CLIENT_CLAIMS } from './refused-by-site.ts'
import { type SocketRequest, type SocketResponse, sendBytes, sendRequest } from './send-request.ts'

let stage: NginxAndMocks
beforeAll(async () => {
  stage = await startNginxAndMocks()
})
afterAll(() => stage.close())

const envelopeOf = ({ body }: SocketResponse) => JSON.parse(body.toString()) as { error_code: number; error?: string }
const steering = { authorization: `Bearer ${SANDBOX_TOKEN}`, 'content-type': 'application/json' }
const WORLD = 'Tue, 10 Nov 2026 09:00:00 GMT'

const logIn = (body: object) =>
  sendRequest(stage.nginx, {
    path: '/api/login',
    method: 'POST',
    headers: { 'content-type': 'application/json', uid: '', lang: 'cs' },
    body: JSON.stringify(body),
  })

/** Calls every replica: each has its own worlds here. */
const steer = (call: Omit<SocketRequest, 'headers'>) => {
  const running = stage.replicas.filter(({ server }) => server.listening)
  return Promise.all(
    running.map((replica) =>
      sendRequest(Number(new URL(replica.listeningOrigin).port), { ...call, headers: steering }),
    ),
  )
}
const addFault = (fault: object) =>
  steer({ path: '/sandbox/worlds/default/faults', method: 'POST', body: JSON.stringify(fault) })

describe('an upload', () => {
  const upload = (size: number, headers: Record<string, string> = {}): SocketRequest => ({
    path: '/api/upload',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    body: Buffer.alloc(size),
  })

  let authorization = ''
  beforeAll(async () => {
    const { body } = await logIn({ username: '10000001', password: 'andel123' })
    const answer = JSON.parse(body.toString()) as { response: { token: string } }
    authorization = answer.response.token
  })

  test('of the maximum size of the contract arrives', async () => {
    const answer = await sendRequest(stage.nginx, upload(MAX_UPLOAD_BYTES, { authorization }))
    expect(envelopeOf(answer)).toMatchObject({ error_code: 400, error: 'malformed-request' })
  })

  test.each([
    ['its length', {}],
    ['chunks', { 'transfer-encoding': 'chunked' }],
  ])('of one byte more is refused in the envelope, sent with %s', async (_name, headers) => {
    const answer = await sendRequest(stage.nginx, upload(MAX_UPLOAD_BYTES + 1, { authorization, ...headers }))
    expect([answer.status, envelopeOf(answer)]).toEqual([413, { error_code: 413, error: 'payload-too-large' }])
    expect(answer.headers).toMatchObject({ date: WORLD, 'cache-control': 'no-store' })
  })
})

test('Retry-After and Date are forwarded', async () => {
  const { status, headers } = await logIn({ username: '10000001', password: 'error_429' })
  expect([status, headers.date, headers['retry-after']]).toEqual([429, WORLD, expect.stringMatching(/^\d+$/)])
})

test('events of a stream are forwarded at once', async () => {
  const { promise: logged, resolve } = Promise.withResolvers<string>()
  const path = '/sandbox/worlds/default/journal'
  const headers = { ...steering, accept: 'text/event-stream' }
  const stream = get({ host: '127.0.0.1', port: stage.nginx, path, headers }, (answer) =>
    answer.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  )
  stream.once('response', () => void steer({ path: '/api/nps?emlid=none' }))
  expect(await logged).toContain('event: call')
  stream.destroy()
})

describe('a connection that the provider breaks', () => {
  test.each(['refuse', 'reset', 'cut'])('by %s breaks for the client too, and the call was made once', async (kind) => {
    await addFault({ operationId: 'getNps', kind, when: 'after', times: 1 })
    const calls = async () => {
      const answers = await steer({ path: '/sandbox/worlds/default/journal' })
      return answers.flatMap(({ body }) => (JSON.parse(body.toString()) as { entries: unknown[] }).entries).length
    }
    const before = await calls()
    await expect(
      sendRequest(stage.nginx, { path: '/api/nps?emlid=none&uid=', headers: { lang: 'cs', uid: '' } }),
    ).rejects.toThrow(/socket hang up|aborted|ECONNRESET/)
    expect((await calls()) - before).toBe(1)
    await steer({ path: '/sandbox/worlds/default/faults', method: 'DELETE' })
  })
})

test('an incomplete answer is forwarded as incomplete', async () => {
  await addFault({ operationId: 'getNps', kind: 'cut', when: 'after', atPercent: 50, times: 1 })
  const text = await sendBytes(
    stage.nginx,
    'GET /api/nps?emlid=none&uid= HTTP/1.1\r\nHost: a\r\nuid:\r\nlang: cs\r\n\r\n',
  )
  const promised = Number(/content-length: (\d+)/i.exec(text)?.[1])
  expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toHaveLength(Math.floor(promised / 2))
  await steer({ path: '/sandbox/worlds/default/faults', method: 'DELETE' })
})

describe('a request that nginx itself refuses is answered with the envelope (rule 19.1)', () => {
  const LONG = 'x'.repeat(20_000)
  test.each([
    ['a head that is none', 'GET / HTTP/1.1\r\nHost: a\r\n:\r\n\r\n', 400, 'malformed-request'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'malformed-request'],
    ['two hosts', 'GET /api HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'malformed-request'],
    ['a host with a blank', 'GET /api/nps HTTP/1.1\r\nHost: a, b\r\n\r\n', 400, 'malformed-request'],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
    ['an address without end', `GET /${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, 'uri-too-long'],
    ['a header without end', `GET /api HTTP/1.1\r\nHost: a\r\nX: ${LONG}\r\n\r\n`, 431, 'headers-too-large'],
    [
      'a coding nobody knows',
      'POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n',
      400,
      'malformed-request',
    ],
    ['a version nobody knows', 'GET / HTTP/9.1\r\nHost: a\r\n\r\n', 400, 'malformed-request'],
    ['TRACE', 'TRACE /login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405, 'method-not-allowed'],
  ])('%s', async (_name, bytes, code, error) => {
    const text = await sendBytes(stage.nginx, bytes)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(text).toContain('Content-Type: application/json\r\n')
    expect(text).toMatch(/cache-control: no-store\r\nx-content-type-options: nosniff/i)
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({ error_code: code, error })
  })
})

test('a client that forges X-Forwarded-For does not exceed its own limit', async () => {
  const calls = Array.from({ length: 3 * 120 + 1 }, (_, n) => `203.0.113.${n % 250}`)
  const statuses = new Set<number>()
  for (const forged of calls) {
    const { status } = await sendRequest(stage.nginx, {
      path: '/api/passwordReset/link',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forged },
      body: JSON.stringify({ resetToken: 'rst_unknown0000000000000' }),
    })
    statuses.add(status)
  }
  // Each of the three replicas counts separately here; one of them got more than its 120.
  expect(statuses).toEqual(new Set([200, 429]))
})

test('no header reaches a replica in which a client claims another address, host, path or method (rule 19.24)', async () => {
  const received: IncomingHttpHeaders[] = []
  for (const { server } of stage.replicas) server.once('request', ({ headers }) => received.push(headers))
  const headers = Object.fromEntries(CLIENT_CLAIMS.map((name) => [name, '203.0.113.66']))
  await sendRequest(stage.nginx, { path: '/api/valueStore/x', headers: { ...headers, 'x-world': 'default' } })
  expect(received).toMatchObject([{ 'x-world': 'default', 'x-forwarded-for': '127.0.0.1' }])
  expect(JSON.stringify(received)).not.toContain('203.0.113.66')
})

test('the control plane requires its token through nginx too', async () => {
  const headers = { host: '127.0.0.1' }
  const answer = await sendRequest(stage.nginx, { path: '/sandbox/worlds', headers })
  expect([answer.status, (JSON.parse(answer.body.toString()) as { error: string }).error]).toEqual([
    401,
    'token-missing',
  ])
  const opened = await sendRequest(stage.nginx, { path: '/sandbox/worlds', headers: { ...headers, ...steering } })
  expect(opened.status).toBe(200)
})

describe('calls while replicas are stopped', () => {
  const calls = () =>
    Promise.all([1, 2, 3, 4, 5, 6].map(() => sendRequest(stage.nginx, { path: '/api/neni', method: 'POST' })))

  test('one stopped: calls still succeed', async () => {
    await stage.replicas[2]?.close()
    for (const answer of await calls()) expect(envelopeOf(answer).error).toBe('unknown-path')
  })

  test('one stopped: a connection that the second one breaks off is not repeated', async () => {
    await addFault({ operationId: 'getNps', kind: 'refuse' })
    const ends = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map(() =>
        sendRequest(stage.nginx, { path: '/api/nps?emlid=none&uid=', headers: { lang: 'cs', uid: '' } }),
      ),
    )
    expect(ends.map(({ status }) => status)).toEqual(Array<string>(6).fill('rejected'))
  })

  test('all stopped: calls are answered with the envelope, and pages are served', async () => {
    await Promise.all(stage.replicas.map((replica) => replica.close()))
    for (const answer of await calls()) {
      expect([answer.status, envelopeOf(answer)]).toEqual([502, { error_code: 502, error: 'bad-gateway' }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await sendRequest(stage.nginx, { path: '/login' })).status).toBe(200)
  })
})
