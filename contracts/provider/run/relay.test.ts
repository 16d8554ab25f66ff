import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, listen } from '../../../scripts/process/listen.ts'
import { readContract } from '../../contract.ts'
import type { Interaction } from '../../pact-file.ts'
import { ProviderStateClient } from '../states/provider-state-client.ts'
import { CallBook } from './call-book.ts'
import { INTERACTION_HEADER, openRelay, type Patience } from './relay.ts'

const servers: HttpServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const behaviours: [name: string, behave: (response: ServerResponse) => void, result: object][] = [
  [
    'closes the connection',
    (response) => void response.destroy(),
    { difference: { kind: 'silence', received: expect.stringContaining('closed before an answer came') } },
  ],
  [
    'breaks off in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"error_code"')
      setImmediate(() => response.destroy())
    },
    {
      difference: {
        kind: 'silence',
        received: expect.stringContaining('the body was terminated before its Content-Length'),
      },
    },
  ],
  [
    'sends elsewhere',
    (response) => void response.writeHead(308, { location: 'https://other.example.com/api/login?a=1' }).end(),
    { difference: { kind: 'redirect', received: 'HTTP 308, a redirect to https://other.example.com/api' } },
  ],
  [
    'answers',
    (response) => void response.writeHead(429, { 'content-type': 'application/json; charset=utf-8' }).end('{}'),
    { answer: { status: 429, mediaType: 'application/json', body: '{}', date: expect.any(Number), stateValues: {} } },
  ],
]

test.each(behaviours)('the result of a backend that %s is recorded', async (_name, behave, result) => {
  const { book, call } = await between((response) => behave(response))
  await call('0')
  expect(book.results['0']).toEqual(result)
})

test('after two unanswered calls of an operation the others are skipped, and the wait is reported', async () => {
  let calls = 0
  const waits: string[] = []
  const { book, call } = await between(() => (calls += 1), {
    notifyMs: 50,
    limitMs: 1_000,
    notifyWait: (text) => waits.push(text),
  })
  for (const interactionId of ['0', '1', '2']) await call(interactionId)
  expect(calls).toBe(2)
  expect(waits[0]).toBe('call 0 (logIn): no answer after 0.05 s, waiting up to 1 s')
  const silence = {
    difference: { kind: 'silence', received: expect.stringContaining('the rest of them was not made') },
  }
  expect(book.results).toEqual({ 0: silence, 1: silence, 2: silence })
})

test('a value missing from the provider state is named, and the call is not sent', async () => {
  let calls = 0
  const { book, call } = await between(() => (calls += 1))
  await call('with a token')
  expect(calls).toBe(0)
  expect(book.results['with a token']).toEqual({
    difference: { kind: 'lack', fields: ['token'] },
  })
})

test('a value of the provider state of another JSON type is named, and the call is not sent', async () => {
  const { book, call } = await between(() => {
    throw new Error('It was sent')
  })
  book.stateClient.values = { token: 'x.y.z', angelNumber: 10_000_001 }
  await call('with a number')
  expect(book.results['with a number']).toEqual({
    difference: { kind: 'state-type', name: 'angelNumber', expected: '10000001', received: 10_000_001 },
  })
})

test('the token of the provider state is recorded with the answer of a call that sends it', async () => {
  const { book, call } = await between((response) => void response.writeHead(204).end())
  book.stateClient.values = { token: 'x.y.z' }
  await call('with a token')
  await call('0')
  expect(book.results).toMatchObject({ 'with a token': { answer: { stateToken: 'x.y.z' } } })
  expect(book.results['0']).not.toHaveProperty('answer.stateToken')
})

/** Longer than any busy machine takes to answer. */
const LONG: Patience = { notifyMs: 30_000, limitMs: 60_000, notifyWait: () => {} }

async function between(behave: (response: ServerResponse) => void, patience: Patience = LONG) {
  const server = await listen((_request, response) => behave(response))
  servers.push(server)
  const provider = server.origin
  const calls = ['0', '1', '2'].map((interactionId): [string, Interaction] => [
    interactionId,
    interaction(`call ${interactionId}`),
  ])
  const generators = { header: { Authorization: { type: 'ProviderState', expression: `\${token}` } } }
  const numbered = {
    body: { content: { username: '10000001' } },
    generators: { body: { '$.username': { type: 'ProviderState', expression: `\${angelNumber}` } } },
  }
  const marked = new Map([
    ...calls,
    ['with a token', interaction('a call', { generators })] as const,
    ['with a number', interaction('a call', numbered)] as const,
  ])
  const book = new CallBook(readContract(), marked, new ProviderStateClient(''))
  const relay = await openRelay(provider, book, patience)
  const call = async (interactionId: string) => {
    const response = await fetch(`${relay.origin}/login`, {
      method: 'POST',
      headers: { [INTERACTION_HEADER]: interactionId },
    })
    await response.text()
  }
  return { book, call }
}

const interaction = (description: string, request: object = {}): Interaction => ({
  description,
  providerStates: [{ name: 'a state' }],
  request: { method: 'POST', path: '/login', ...request },
  response: { status: 200 },
})
