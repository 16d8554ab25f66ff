import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { Metrics } from '../hosting/operations/metrics.ts'
import { makeApp } from '../testing/test-app.ts'
import { ControlToken } from './control-token.ts'

const TOKEN = 'of-the-test-0123456789'
const callWith = (authorization?: string) =>
  ({ socket: { remoteAddress: '192.0.2.1' }, headers: authorization ? { authorization } : {} }) as IncomingMessage

/** Returns the answer to a token from an address: its code, and how long to wait. */
function guarded(server: { now: number }, token = new ControlToken(TOKEN, () => server.now)) {
  return (given: string, address = '192.0.2.1') => {
    try {
      token.check(callWith(`Bearer ${given}`), address)
      return 'accepted'
    } catch (error) {
      const { code, retryAfter } = error as { code: string; retryAfter?: number }
      return retryAfter === undefined ? code : [code, retryAfter]
    }
  }
}

describe('wrong tokens are throttled (rule 19.26)', () => {
  test('after ten different ones an address waits to the end of the minute, with the right one too', () => {
    const server = { now: 0 }
    const send = guarded(server)
    for (let n = 0; n < 10; n++) expect(send(`wrong-${n}`)).toBe('token-invalid')
    server.now = 20_000
    for (const token of ['wrong-10', TOKEN]) expect(send(token)).toEqual(['too-many-tokens', 40])
    expect(send(TOKEN, '192.0.2.2')).toBe('accepted')
    server.now = 60_000
    expect(send(TOKEN)).toBe('accepted')
  })

  test('a program that repeats its wrong token locks no one out', () => {
    const send = guarded({ now: 0 })
    for (let n = 0; n < 50; n++) expect(send('outdated')).toBe('token-invalid')
    expect(send(TOKEN)).toBe('accepted')
  })

  test('a stranger with many addresses pushes no entry out: a new address waits while all are taken', () => {
    const server = { now: 0 }
    const send = guarded(server)
    for (let n = 0; n < 10; n++) send(`wrong-${n}`)
    for (let n = 1; n < 10_000; n++) send('wrong', `10.0.${n >> 8}.${n & 255}`)
    expect(send('wrong-10')).toEqual(['too-many-tokens', 60])
    expect(send(TOKEN, '192.0.2.2')).toEqual(['too-many-tokens', 60])
    server.now = 60_000
    expect(send(TOKEN, '192.0.2.2')).toBe('accepted')
  })

  test('the answer is 429 with Retry-After', async () => {
    const app = makeApp({ sandboxToken: TOKEN, realTime: () => 0 })
    const send = (token: string) =>
      app.inject({ url: '/sandbox/scenarios', headers: { authorization: `Bearer ${token}` } })
    for (let n = 0; n < 10; n++) await send(`wrong-${n}`)
    const { statusCode, headers, body } = await send(TOKEN)
    expect([statusCode, headers['retry-after'], headers['www-authenticate']]).toEqual([429, '60', undefined])
    expect(JSON.parse(body)).toMatchObject({ error: 'too-many-tokens' })
    await app.close()
  })
})

test('/metrics needs the token of the control plane (rule 19.26)', async () => {
  const token = new ControlToken(TOKEN, () => 0)
  const server = await new Metrics().listen('127.0.0.1', 0, (request) => token.refuse(request))
  const { port } = server.address() as { port: number }
  const ask = async (authorization = '') => {
    const headers = authorization ? { authorization } : {}
    const { status, headers: sent } = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
    return [status, sent.get('www-authenticate')]
  }
  for (const given of ['', 'Bearer wrong']) expect(await ask(given)).toEqual([401, 'Bearer'])
  expect(await ask(`Bearer ${TOKEN}`)).toEqual([200, null])
  server.close()
})
