import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Side, sideOfSandbox } from '../side.ts'
import { sayOtherwise, understand } from './other-words.ts'
import type { Plant } from './plant.ts'
import type { Sent } from './sent.ts'

export type WrongTwin = {
  side: Side
  /** From now on this is wrong, and nothing else. */
  plant: (plant: Plant | undefined) => void
  /** How often the planted difference was made since. */
  made: () => number
  close: () => Promise<void>
}

type Call = { method: string; path: string; url: string; world: string; headers: Record<string, string>; body: Buffer }

/**
 * A provider that is right but for one planted difference: it passes everything on to a mock and changes what comes back. In other words
 * it says the same with other bytes.
 */
export async function openWrongTwin(origin: string, { inOtherWords = false } = {}): Promise<WrongTwin> {
  let planted: Plant | undefined
  let seen = 0
  let made = 0
  /** What reads answered before the misdeed, by world and address; served instead once it was done. */
  const before = new Map<string, Sent>()
  const frozen = new Set<string>()

  const server = createServer((request, response) => {
    void readCall(request)
      .then((call) => answer(inOtherWords ? understood(call) : call))
      .then((sent) => write(response, inOtherWords && typeof sent !== 'string' ? sayOtherwise(sent) : sent))
      .catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)))
  })

  async function answer(call: Call): Promise<Sent | 'never' | 'reset'> {
    const memory = `${call.world} ${call.url}`
    if (call.method === 'GET' && frozen.has(call.world)) return before.get(memory) ?? pass(origin, call)
    const isHere = planted !== undefined && fits(planted.at, call)
    const misdeed = isHere && typeof planted?.wrong === 'string' ? planted.wrong : undefined
    const sent = await pass(origin, misdeed === 'key-forgotten' ? withOtherKey(call, seen) : call)
    if (call.method === 'GET') before.set(memory, sent)
    if (!isHere || planted === undefined || !isMeant(planted, sent)) return sent
    made += 1
    if (misdeed === 'doubled') await pass(origin, withOtherKey(call, seen))
    if (misdeed === 'swallowed') frozen.add(call.world)
    return typeof planted.wrong === 'function' ? planted.wrong(sent) : sent
  }

  function isMeant({ error, nth }: Plant, sent: Sent): boolean {
    if (error !== undefined && !sent.body.toString().includes(`"error":"${error}"`)) return false
    seen += 1
    return nth === undefined || seen === nth
  }

  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await listening
  return {
    side: sideOfSandbox(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`),
    plant: (plant) => {
      planted = plant
      seen = 0
      made = 0
    },
    made: () => made,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }
}

/** `POST /nps` fits `/api/nps`, `GET /messages` the inbox of any world, `*` one step of a path. */
function fits(at: string, { method, path }: Call): boolean {
  const [wanted, pattern = ''] = at.split(' ')
  const own = path.replace(/^\/api|^\/sandbox\/worlds\/[^/]+/, '')
  return wanted === method && new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(own)
}

const understood = (call: Call): Call => {
  const isJson = call.headers['content-type']?.includes('json') === true
  const url = understand(call.url)
  return {
    ...call,
    url,
    path: understand(call.path),
    ...(isJson && { body: Buffer.from(understand(call.body.toString())) }),
  }
}

const withOtherKey = (call: Call, count: number): Call => ({
  ...call,
  headers: { ...call.headers, 'idempotency-key': `wrong-twin-${count}-${Math.floor(performance.now() * 1000)}` },
})

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const url = request.url ?? '/'
  return {
    method: request.method ?? 'GET',
    path: new URL(url, 'http://twin').pathname,
    url,
    world: String(headers['x-world'] ?? ''),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  }
}

async function pass(origin: string, { method, url, headers, body }: Call): Promise<Sent> {
  const response = await fetch(`${origin}${url}`, {
    method,
    headers,
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
    redirect: 'manual',
  })
  const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])
  const kept = [...response.headers].filter(([name]) => !dropped.has(name))
  return { status: response.status, headers: Object.fromEntries(kept), body: Buffer.from(await response.arrayBuffer()) }
}

function write(response: ServerResponse, sent: Sent | 'never' | 'reset'): void {
  if (sent === 'reset') response.destroy()
  if (typeof sent !== 'string') response.writeHead(sent.status, sent.headers).end(sent.body)
}
