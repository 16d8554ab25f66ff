import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../mock-server/src/kernel/http/multipart.ts'
import { dist } from '../checks/compose/nginx-and-mocks.ts'
import { CLIENT_CLAIMS } from '../checks/compose/refused-by-site.ts'
import { sendRequest } from '../checks/compose/send-request.ts'
import { startNginx } from '../checks/compose/start-nginx.ts'
import { findFreePort } from '../process/find-free-port.ts'
import { type HttpServer, listen } from '../process/listen.ts'
import type { StartedProcess } from '../process/start-process.ts'
import { configureSite } from './configure-site.ts'

const folder = mkdtempSync(`${tmpdir()}/site-`)
const calls: IncomingMessage[] = []
/** A backend that is not the mock. */
let api: HttpServer
const answer = (request: IncomingMessage, response: ServerResponse) => {
  calls.push(request)
  response.writeHead(418, { date: 'Tue, 10 Nov 2026 09:00:00 GMT', 'retry-after': '7' }).end('{"error_code":418}')
}
let nginx: StartedProcess
let port = 0

beforeAll(async () => {
  api = await listen(answer)
  port = await findFreePort()
  const env = {
    PORTAL_ORIGIN: 'https://portal.example.org',
    PORTAL_EMAIL: 'office@charity.example.org',
    API_UPSTREAM: `${api.origin}/v1/`,
    ACCESS_LOG: `${folder}/access.log`,
    HTTP_PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
  }
  await configureSite(folder, dist, env, folder)
  nginx = await startNginx(folder, port)
})
afterAll(async () => {
  await nginx.stop()
  await api.close()
  rmSync(folder, { recursive: true })
})

test('pages hold the configuration of the start, and the headers of their environment', async () => {
  const { status, headers, body } = await sendRequest(port, { path: '/login' })
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['strict-transport-security']).toContain('max-age=')
  expect(body.toString()).toContain('office@charity.example.org')
})

describe('nothing of the mock is on the site', () => {
  test.each([
    '/sandbox',
    '/sandbox/',
    '/sandbox/worlds',
    '/gateway',
    '/gateway/gateway.css',
    '/w',
    '/w/default/api/nps',
    '/images/pictures/garden.jpg',
    '/openapi.yaml',
    '/provider-states',
    '/metrics',
    '/cdn.json',
    '/nginx.conf',
  ])('%s is an unknown page', async (path) => {
    const [answer, unknown] = await Promise.all([path, '/neni'].map((one) => sendRequest(port, { path: one })))
    expect([answer?.status, answer?.body.equals(unknown?.body ?? Buffer.alloc(0))]).toEqual([404, true])
    expect((await sendRequest(port, { path, method: 'POST' })).status).toBe(404)
  })

  test('and no file of it either', () => {
    const files = readdirSync(`${folder}/portal`, { recursive: true, encoding: 'utf8' })
    const strange = files.filter(
      (name) =>
        !/^(assets(\/[\w-]+\.(js|css|woff2|json)(\.br|\.gz)?)?|icon\.svg|apple-touch-icon\.png|pages(\/[\w-]+\.html(\.br|\.gz)?)?|shell\.html(\.br|\.gz)?)$/.test(
          name,
        ),
    )
    expect(strange).toEqual([])
  })
})

describe('the API behind the site', () => {
  test('gets the call as it was sent, with the address of the client that a trusted proxy names', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.77' }
    const answer = await sendRequest(port, { path: '/api/valueStore/a%2Fb?key=s3cret', headers })
    expect([answer.status, answer.headers['retry-after'], answer.body.toString()]).toEqual([
      418,
      '7',
      '{"error_code":418}',
    ])
    expect(answer.headers.date).toBe('Tue, 10 Nov 2026 09:00:00 GMT')
    const { url, headers: received } = calls.at(-1) ?? {}
    expect([url, received?.['x-forwarded-for'], received?.['x-forwarded-proto']]).toEqual([
      '/v1/valueStore/a%2Fb?key=s3cret',
      '203.0.113.77',
      'https',
    ])
  })

  test.each([
    ['/api', 404],
    ['//api/nps', 404],
    ['/x/../api/nps', 400],
    ['/api/../../v2/nps', 400],
    ['/api/nps;admin=1', 400],
    ['/api/..;/manager', 400],
    ['/api/nps%3Badmin=1', 400],
    ['/api/nps%253badmin=1', 400],
    [String.raw`/api/..\manager`, 400],
    ['/api/..%5Cmanager', 400],
    ['/api/%252e%252e/api/nps', 400],
    ['/api/../api/nps', 400],
    ['/api/x/..%2F..%2fapi/nps', 400],
    ['/api/nps#/../manager', 400],
  ])('does not get %s', async (path, status) => {
    const before = calls.length
    const answer = await sendRequest(port, { path })
    expect([answer.status, calls.length]).toEqual([status, before])
    if (status === 400) expect(answer.body.toString()).toBe('{"error_code":400,"error":"malformed-request"}')
  })

  test.each(['/api/nps?return=a;b%5Cc%2F..%2f', '/api/valueStore/a..b/...', '/api/valueStore/%C5%99'])(
    'gets %s',
    async (path) => {
      await sendRequest(port, { path })
      expect(calls.at(-1)?.url).toBe(path.replace('/api', '/v1'))
    },
  )

  test('gets no header in which a client claims an address, a host, a path or a method; an empty uid stays (rule 19.24)', async () => {
    const claims = Object.fromEntries(CLIENT_CLAIMS.map((name) => [name, '203.0.113.66']))
    await sendRequest(port, {
      path: '/api/nps',
      headers: { ...claims, x_real_ip: '203.0.113.66', uid: '', lang: 'cs' },
    })
    const { headers } = calls.at(-1) ?? {}
    expect(JSON.stringify(headers)).not.toContain('203.0.113.66')
    expect(headers).toMatchObject({ uid: '', lang: 'cs' })
    expect(CLIENT_CLAIMS).toEqual(
      expect.arrayContaining(['Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'True-Client-IP', 'X-Original-Method']),
    )
  })

  test('gets no upload over the limit of the contract', async () => {
    const answer = await sendRequest(port, {
      path: '/api/upload',
      method: 'POST',
      headers: { 'content-length': MAX_UPLOAD_BYTES + 1 },
    })
    expect([answer.status, answer.body.toString()]).toEqual([413, '{"error_code":413,"error":"payload-too-large"}'])
  })

  test('that is down is answered for in the envelope; the site itself is healthy', async () => {
    await api.close()
    const answer = await sendRequest(port, { path: '/api/nps' })
    expect([answer.status, answer.body.toString()]).toEqual([502, '{"error_code":502,"error":"bad-gateway"}'])
    expect((await sendRequest(port, { path: '/healthz' })).body.toString()).toBe('ok\n')
  })
})

test('a line of the access log has no query, no id, no token and no complete address', async () => {
  await sendRequest(port, {
    path: '/profil-rodiny/17?key=s3cret',
    headers: { authorization: 's3cret', 'x-forwarded-for': '203.0.113.77' },
  })
  let log = ''
  const read = () => {
    log = readFileSync(`${folder}/access.log`, 'utf8')
    return log
  }
  // nginx writes the line after the answer.
  await nginx.waitUntil(() => /"client":"203.0.113.0",.*"target":"[\w/-]+\.html","status":200/.test(read()), 5)
  expect(log).toContain('"client":"203.0.113.0","method":"GET","target":"/api/valueStore","status":418')
  expect(log).not.toMatch(/s3cret|\/17|203\.0\.113\.77|healthz/)
})
