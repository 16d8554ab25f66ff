import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../process/listen.ts'
import type { RecordedExchange } from './exchange.ts'
import { openProxy } from './proxy.ts'

const PORTAL = 'http://127.0.0.1:4010'

/** A proxy in front of a backend that answers as `answer` says, and what the proxy reported. */
async function aProxy(answer: Parameters<typeof listen>[0]) {
  const backend = await listen(answer)
  const exchanges: RecordedExchange[] = []
  const api = `${backend.origin}/v2/api`
  const proxy = await openProxy({ api, port: 0, origins: [PORTAL] }, (exchange) => exchanges.push(exchange))
  onTestFinished(async () => {
    await proxy.close()
    await backend.close()
  })
  return { at: `http://127.0.0.1:${proxy.port}/api`, exchanges }
}

test("a call reaches the backend's own base with its headers and body, and the answer is returned complete", async () => {
  const { at, exchanges } = await aProxy((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () =>
      response.setHeader('retry-after', '7').end([request.method, request.url, request.headers.uid, body].join(' ')),
    )
  })
  const answer = await fetch(`${at}/nps?uid=p-1`, {
    method: 'POST',
    headers: { uid: 'p-1', origin: PORTAL },
    body: 'ěščř',
  })
  expect(await answer.text()).toBe('POST /v2/api/nps?uid=p-1 p-1 ěščř')
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL)
  expect(exchanges.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /nps?uid=p-1'])
})

test('a page of another origin is refused', async () => {
  const { at } = await aProxy((_request, response) => response.setHeader('access-control-allow-origin', '*').end('{}'))
  const answer = await fetch(`${at}/nps`, { headers: { origin: 'https://elsewhere.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('an answer that breaks off is a network failure for the portal, and no answer in the recording', async () => {
  const { at, exchanges } = await aProxy((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setImmediate(() => response.destroy())
  })
  await expect(fetch(`${at}/nps`)).rejects.toThrow('fetch failed')
  expect(exchanges.map(({ answer }) => answer)).toEqual([undefined])
})

const deep = `{"response":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
test.each([
  ['longer than 40 MB', Buffer.alloc(41_000_000, ' ')],
  ['of 200,000 levels', deep],
])('an answer %s is a network failure for the portal, and no answer in the recording (rule 19.27)', async (_, body) => {
  const { at, exchanges } = await aProxy((_request, response) => void response.end(body))
  await expect(fetch(`${at}/nps`)).rejects.toThrow('fetch failed')
  expect(exchanges.map(({ answer }) => answer)).toEqual([undefined])
})
