import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../process/find-free-port.ts'
import { type HttpServer, listen } from '../process/listen.ts'
import { run } from './run-for-test.ts'

type Reply = { status: number; type: string; body: string }

/** The answer of the server, and the requests that it received. */
let reply: Reply
let received: { line: string; authorization: string | undefined; body: string }
let server: HttpServer
let url: string

const json = (status: number, body: object): Reply => ({ status, type: 'application/json', body: JSON.stringify(body) })

beforeAll(async () => {
  server = await listen((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      received = { line: `${request.method} ${request.url}`, authorization: request.headers.authorization, body }
      response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
    })
  })
  url = server.origin
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllEnvs())

describe('a call that the sandbox refuses', () => {
  it('ends with 1 and the message of the sandbox, with a command line in place of the HTTP advice', async () => {
    reply = json(404, { error: 'unknown-world', message: 'There is no world blue; POST /sandbox/worlds makes one' })
    const { code, out, err } = await run(`clock --world blue --url ${url}`)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/There is no world blue\n.*npm run sandbox -- worlds new --id NAME$/)
  })

  it.each([
    ['snapshot open s-1', 'unknown-snapshot', 'There is no such snapshot', 'npm run sandbox -- snapshot '],
    [
      'worlds new --id t',
      'world-exists',
      'The world t exists; delete it first',
      'The world t exists\nEnd it first: npm run',
    ],
    ['clock', 'token-missing', 'Only here; send SANDBOX_TOKEN', 'Only here; send SANDBOX_TOKEN\nSet SANDBOX_TOKEN'],
  ])('%s: %s', async (line, error, message, expected) => {
    reply = json(409, { error, message })
    expect((await run(`${line} --url ${url}`)).err).toContain(expected)
  })

  it('ends with 1 and writes no file when there is no world to audit', async () => {
    reply = json(404, { error: 'unknown-world', message: 'There is no world blue; POST /sandbox/worlds makes one' })
    const { code, err } = await run(`audit --out /dev/null/audit.zip --world blue --url ${url}`)
    expect([code, received.line]).toEqual([1, 'GET /sandbox/worlds/blue/audit'])
    expect(err).toContain('There is no world blue\n')
  })

  it('ends with 1 for --json as well: people of an unknown world', async () => {
    reply = json(404, { error: 'unknown-world', message: 'There is no world blue' })
    expect(await run(`people --json --world blue --url ${url}`)).toMatchObject({ code: 1, out: '' })
    expect(received.line).toBe('GET /sandbox/worlds/blue')
  })
})

describe('a server that cannot be reached', () => {
  it('ends the command with 3 and how to start it', async () => {
    const nowhere = `http://127.0.0.1:${await findFreePort()}`
    const { code, out, err } = await run(`worlds --url ${nowhere}`)
    expect({ code, out }).toEqual({ code: 3, out: '' })
    expect(err).toContain(nowhere)
    expect(err).toContain('npm start')
  })

  it.each([
    ['a page', { status: 200, type: 'text/html', body: '<!doctype html>' }],
    ["a proxy's page", { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['an API of another kind', json(404, { error_code: 404, error: 'unknown-path' })],
  ])('includes one that answers with %s', async (_, answer) => {
    reply = answer
    const { code, err } = await run(`worlds --url ${url}`)
    expect(code).toBe(3)
    expect(err).toContain(`answers with ${answer.status}, but it is no sandbox`)
  })
})

it('a followed journal ends with 3 when the server stops', async () => {
  const entry = '{"id":"j-1","rule":"rule 9.1 Rating"}'
  reply = { status: 200, type: 'text/event-stream', body: `id: j-1\nevent: call\ndata: ${entry}\n\n` }
  const { code, out, err } = await run(`journal --follow --json --url ${url}`)
  expect({ code, out }).toEqual({ code: 3, out: entry })
  expect(err).toContain('has closed the connection')
})

describe('a request', () => {
  it('has the token if it is set', async () => {
    vi.stubEnv('SANDBOX_TOKEN', 'a-secret')
    reply = json(200, { worlds: [] })
    await run(`worlds --url ${url}/`)
    expect(received).toMatchObject({ line: 'GET /sandbox/worlds', authorization: 'Bearer a-secret' })
  })

  it.each([
    ['clock advance 1h30m', 'PATCH /sandbox/worlds/blue/clock', { advance: 'PT1H30M' }],
    ['clock to 2026-12-20T06:00', 'PATCH /sandbox/worlds/blue/clock', { to: '2026-12-20T05:00:00Z' }],
    ['clock next', 'PATCH /sandbox/worlds/blue/clock', { toNextEvent: true }],
    ['clock run', 'PATCH /sandbox/worlds/blue/clock', { frozen: false }],
    [
      'worlds new --scenario empty --id x --now 2026-12-20 --frozen --seed 7',
      'POST /sandbox/worlds',
      { scenario: 'empty', id: 'x', now: '2026-12-19T23:00:00Z', frozen: true, seed: 7 },
    ],
    [
      'worlds new --now 2026-12-20 --play-events',
      'POST /sandbox/worlds',
      { now: '2026-12-19T23:00:00Z', playEvents: true },
    ],
    ['worlds new --snapshot s-1', 'POST /sandbox/worlds', { snapshot: 's-1' }],
    ['snapshot open http://x.cz/sandbox/snapshots/s-1/open?to=/', 'POST /sandbox/worlds', { snapshot: 's-1' }],
    [
      'faults add uploadFiles cut --when before --at-percent 40 --probability 0.5',
      'POST /sandbox/worlds/blue/faults',
      { operationId: 'uploadFiles', kind: 'cut', when: 'before', atPercent: 40, probability: 0.5 },
    ],
    [
      'trigger photo-deletion-processed 2000001 --photo-id 12',
      'POST /sandbox/worlds/blue/triggers',
      { kind: 'photo-deletion-processed', person: '2000001', photoId: '12' },
    ],
    [
      'trigger request-status 1 --status 3',
      'POST /sandbox/worlds/blue/triggers',
      { kind: 'request-status', person: '1', status: 3 },
    ],
    [
      'trigger request-status 1 --status ok',
      'POST /sandbox/worlds/blue/triggers',
      { kind: 'request-status', person: '1', status: 'ok' },
    ],
    [
      'trigger request-decided --remarks [{"itemId":"a","text":"b"}] --documents one two',
      'POST /sandbox/worlds/blue/triggers',
      { kind: 'request-decided', remarks: [{ itemId: 'a', text: 'b' }], documents: ['one', 'two'] },
    ],
  ])('%s', async (line, to, body) => {
    reply = json(400, { error: 'bad-request', message: 'Only looked at.' })
    await run(`${line} --world blue --url ${url}`)
    expect(received.line).toBe(to)
    expect(JSON.parse(received.body)).toEqual(body)
  })
})
