import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type HttpServer, listen } from '../../scripts/process/listen.ts'
import { readContract } from '../contract.ts'
import { explainFailure } from '../network-texts.ts'
import type { Interaction } from '../pact-file.ts'
import { CallBook } from '../provider/run/call-book.ts'
import { INTERACTION_HEADER, openRelay } from '../provider/run/relay.ts'
import { ProviderStateClient } from '../provider/states/provider-state-client.ts'
import { ScenarioCaller } from '../scenarios/caller.ts'
import { control, sideOfSandbox } from '../twin/side.ts'
import { sendCall } from './http-result.ts'

const servers: HttpServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const HUGE = Buffer.alloc(100 * 1024 * 1024, ' ')
const packed = (coding: string, bytes: Buffer) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(bytes)

const endless = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (response.write(HUGE.subarray(0, 1024 * 1024)));
  }
  response.on('drain', more)
  more()
}

const dripping = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drop = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(drop))
}

const nested = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(`{"error_code":200,"response":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)

const gzip = gzipSync(HUGE)
const TOO_LONG = 'the answer is longer than 32 MB, unpacked'
const hostile: readonly [name: string, behave: (response: ServerResponse) => void, why: string][] = [
  ['100 MB by gzip', packed('gzip', gzip), TOO_LONG],
  ['100 MB by gzip twice', packed('gzip, gzip', gzipSync(gzip)), TOO_LONG],
  ['100 MB by Brotli', packed('br', brotliCompressSync(HUGE)), TOO_LONG],
  ['100 MB by Zstandard', packed('zstd', zstdCompressSync(HUGE)), TOO_LONG],
  [
    'text that calls itself gzip',
    packed('gzip', Buffer.from('{"error_code":200}')),
    'the header Content-Encoding names a coding that the body does not have',
  ],
  ['an unknown coding', packed('pack200', HUGE), 'the answer has an unknown Content-Encoding: pack200'],
  [
    'a body shorter than its Content-Length',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 30 })
      response.write('{"error_code":200}', () => setImmediate(() => response.destroy()))
    },
    'the body was terminated before its Content-Length: the connection was closed, or characters were counted in place of bytes',
  ],
  ['an answer without end', endless, TOO_LONG],
  ['an answer that drips', dripping, 'no answer came in time'],
  ['JSON of 200,000 levels', nested, 'the answer has more than 100 levels of JSON'],
  [
    'a head of 1 MB',
    (response) => void response.writeHead(200, { x: 'x'.repeat(1024 * 1024) }).end(),
    'the head of the answer is longer than 16 kB',
  ],
]

/** Starts a server that behaves so, and returns its origin. */
async function start(behave: (response: ServerResponse) => void): Promise<string> {
  const server = await listen((_request, response) => behave(response))
  servers.push(server)
  return server.origin
}

describe.each(hostile)('%s is refused with its reason (rule 19.27)', (_name, behave, why) => {
  const isLate = why === 'no answer came in time'
  const patience = isLate ? 1_000 : 20_000

  test('by the calls of the verification and the twin', async () => {
    const origin = await start(behave)
    const call = { method: 'GET', path: '/nps', query: {}, headers: {} }
    const result = await sendCall(origin, undefined, call, patience)
    expect(result).toEqual({ isAnswered: false, kind: isLate ? 'late' : 'silence', why })
  })

  test('by the relay before Pact', async () => {
    const origin = await start(behave)
    const interaction = { description: 'a call', providerStates: [], request: { method: 'POST', path: '/login' } }
    const marked = new Map([['0', { ...interaction, response: { status: 200 } } as unknown as Interaction]])
    const book = new CallBook(readContract(), marked, new ProviderStateClient(''))
    const relay = await openRelay(origin, book, { limitMs: patience, notifyMs: patience, notifyWait: () => {} })
    servers.push(relay)
    const response = await fetch(`${relay.origin}/login`, { method: 'POST', headers: { [INTERACTION_HEADER]: '0' } })
    expect([response.status, await response.text()]).toEqual([599, 'no answer'])
    const expected = isLate ? expect.stringContaining('1 s') : why
    expect(book.results['0']).toEqual({ difference: { kind: 'silence', received: expected } })
  })

  test.skipIf(isLate)('by a state address and a control plane', async () => {
    const origin = await start(behave)
    const states = new ProviderStateClient(origin)
    await states.setUp('a state', {})
    expect(states.failure).toBe(`The state "a state" could not be set up: ${why}`)
    await expect(control(sideOfSandbox(origin), 'GET', '/worlds')).rejects.toThrow(why)
  })

  test.skipIf(isLate)('by a scenario', async () => {
    const caller = new ScenarioCaller(await start(behave), 'default', { token: undefined, personId: 'p-1' })
    await expect(caller.get('/nps').catch((error: unknown) => explainFailure(error))).resolves.toBe(why)
  })
})

test.each([
  ['a byte order mark', Buffer.from('\uFEFF{"error_code":200}'), 'a byte order mark (BOM)'],
  ['windows-1250', Buffer.from('{"error_code":200,"error":"\u00e8"}', 'latin1'), 'bytes that are not UTF-8'],
  ['NaN', Buffer.from('{"error_code":200,"response":[NaN]}'), 'NaN or Infinity'],
])('JSON with %s is unreadable, and the reason is named', async (_name, bytes, why) => {
  const origin = await start(
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(bytes),
  )
  const result = await sendCall(origin, undefined, { method: 'GET', path: '/nps', query: {}, headers: {} }, 2_000)
  expect(result).toMatchObject({ content: 'unreadable', why: expect.stringContaining(why) })
})

test('a packed answer of ordinary size, with brackets in its texts, is read', async () => {
  const text = `{"error_code":200,"response":"\\"${'['.repeat(1_000)}"}`
  const origin = await start(packed('gzip', gzipSync(text)))
  const call = { method: 'GET', path: '/nps', query: {}, headers: {} }
  expect(await sendCall(origin, undefined, call, 2_000)).toMatchObject({ isAnswered: true, body: { error_code: 200 } })
})
