import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../../../scripts/process/listen.ts'
import { sendCall } from '../../http/http-result.ts'
import { callOf } from '../../http/recorded-call.ts'
import { type Interaction, recordedCalls } from '../../pact-file.ts'
import { readTarget } from '../../target.ts'
import { ProviderStateClient } from './provider-state-client.ts'

const { origin } = readTarget()
const statusOf = async (world: string | undefined) => (await fetch(`${origin}/sandbox/worlds/${world}`)).status

test('a provider state has its own world with a token and a uid until it is torn down (rule 20.2)', async () => {
  const stateClient = new ProviderStateClient(`${origin}/sandbox/provider-states`)
  const first = await stateClient.setUp('a signed-in donor', {})
  const { world } = stateClient
  const second = await new ProviderStateClient(`${origin}/sandbox/provider-states`).setUp('a signed-in donor', {})

  expect(first).toMatchObject({ uid: 'p-10000001', token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
  expect(second.world).not.toBe(world)
  expect(await statusOf(world)).toBe(200)
  await stateClient.tearDown('a signed-in donor', {})
  expect(await statusOf(world)).toBe(404)
})

test('the teardown answers with the number of messages that were sent in the state', async () => {
  const calls = recordedCalls()
  const form = calls.find(({ description }) => description === 'send a form') as Interaction
  for (const messages of [0, 1]) {
    const stateClient = new ProviderStateClient(`${origin}/sandbox/provider-states`)
    const values = await stateClient.setUp('the default scenario', {})
    if (messages > 0) await sendCall(`${origin}/api`, stateClient.world, callOf(form, values), 15_000)
    expect(await stateClient.tearDown('the default scenario', {})).toEqual({ messages })
  }
})

test('an unknown provider state fails instead of being empty', async () => {
  const stateClient = new ProviderStateClient(`${origin}/sandbox/provider-states`)
  await stateClient.setUp('a full moon', {})
  expect(stateClient.failure).toContain('a full moon')
})

const respond =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

test.each<[what: string, respond: RequestListener, expected: string]>([
  [
    'nested values',
    respond(200, '{"user":{"token":"x"}}'),
    'user in its answer is an object, and has to be a text, a number, or true or false',
  ],
  ['a list', respond(200, '[]'), 'its answer is a list, and has to be flat JSON, as {"token": "…", "uid": "…"}'],
  [
    'plain text',
    respond(200, 'done'),
    'its answer is no JSON: done (4 bytes; if it ends early, Content-Length has to count bytes, not characters)',
  ],
  ['a long page', respond(500, `<p>${'x'.repeat(5_000)}`), `HTTP 500 <p>${'x'.repeat(297)}…`],
  [
    'a redirect',
    respond(301, '', { location: 'https://other.example.com/states' }),
    'HTTP 301, a redirect to https://other.example.com/states: name the address that it leads to',
  ],
])(
  'a provider-state address that answers with %s is reported in a readable error',
  async (_what, listener, expected) => {
    const server = await listen(listener)
    const stateClient = new ProviderStateClient(server.origin)
    await stateClient.setUp('a signed-in donor', {})
    await server.close()
    expect(stateClient.failure).toBe(`The state "a signed-in donor" could not be set up: ${expected}`)
  },
)
