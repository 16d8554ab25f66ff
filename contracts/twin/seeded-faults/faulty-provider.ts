import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../scripts/process/listen.ts'
import { sideOfSandbox, type TwinSide } from '../side.ts'
import type { ProviderAnswer } from './answer-changes.ts'
import { reformatAnswer, restoreIds } from './reformat-answer.ts'
import type { SeededFault } from './seeded-faults.ts'

export type FaultyProvider = {
  side: TwinSide
  /** How often the seeded fault occurred. */
  occurred: () => number
  close: () => Promise<void>
}

type Call = { method: string; path: string; url: string; world: string; headers: Record<string, string>; body: Buffer }
type Options = {
  fault?: SeededFault
  /** Returns every answer with other ids and other bytes. */
  reformats?: boolean
}

/** A provider that is correct apart from one seeded fault: it forwards every call to a mock and changes the answer. */
export async function openFaultyProvider(
  origin: string,
  { fault, reformats = false }: Options,
): Promise<FaultyProvider> {
  let matching = 0
  let occurred = 0
  /** Answers of reads before a lost write, by world and address; served instead after it. */
  const before = new Map<string, ProviderAnswer>()
  const frozen = new Set<string>()

  const server = await listen((request, response) => {
    void readCall(request)
      .then((call) => answer(reformats ? withRestoredIds(call) : call))
      .then((sent) => write(response, reformats && sent !== 'never' ? reformatAnswer(sent) : sent))
      .catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)))
  })

  async function answer(call: Call): Promise<ProviderAnswer | 'never'> {
    const key = `${call.world} ${call.url}`
    if (call.method === 'GET' && frozen.has(call.world)) return before.get(key) ?? pass(origin, call)
    const meant = fault !== undefined && matches(fault.at, call) ? fault : undefined
    const sent = await pass(origin, meant?.fault === 'key-forgotten' ? withOtherKey(call, matching) : call)
    if (call.method === 'GET') before.set(key, sent)
    if (meant === undefined || !isChosen(meant, sent)) return sent
    occurred += 1
    if (meant.fault === 'done-twice') await pass(origin, withOtherKey(call, matching))
    if (meant.fault === 'write-lost') frozen.add(call.world)
    return typeof meant.fault === 'function' ? meant.fault(sent) : sent
  }

  function isChosen({ error, nth }: SeededFault, sent: ProviderAnswer): boolean {
    if (error !== undefined && !sent.body.toString().includes(`"error":"${error}"`)) return false
    matching += 1
    return nth === undefined || matching === nth
  }

  return {
    side: sideOfSandbox(`${server.origin}/sandbox`),
    occurred: () => occurred,
    close: server.close,
  }
}

/** `POST /nps` matches `/api/nps`, `GET /messages` the inbox of any world, `*` one segment of a path. */
function matches(at: string, { method, path }: Call): boolean {
  const [wanted, pattern = ''] = at.split(' ')
  const own = path.replace(/^\/api|^\/sandbox\/worlds\/[^/]+/, '')
  return wanted === method && new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(own)
}

const withRestoredIds = (call: Call): Call => {
  const isJson = call.headers['content-type']?.includes('json') === true
  const url = restoreIds(call.url)
  return {
    ...call,
    url,
    path: restoreIds(call.path),
    headers: Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, restoreIds(value)])),
    ...(isJson && { body: Buffer.from(restoreIds(call.body.toString())) }),
  }
}

const withOtherKey = (call: Call, count: number): Call => ({
  ...call,
  headers: { ...call.headers, 'idempotency-key': `seeded-${count}-${Math.floor(performance.now() * 1000)}` },
})

async function readCall(request: IncomingMessage): Promise<Call> {
  const body = await buffer(request)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const url = request.url ?? '/'
  return {
    method: request.method ?? 'GET',
    path: new URL(url, 'http://provider').pathname,
    url,
    world: String(headers['x-world'] ?? ''),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  }
}

async function pass(origin: string, { method, url, headers, body }: Call): Promise<ProviderAnswer> {
  const response = await fetch(`${origin}${url}`, {
    method,
    headers,
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
    redirect: 'manual',
  })
  const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])
  const forwarded = [...response.headers].filter(([name]) => !dropped.has(name))
  return {
    status: response.status,
    headers: Object.fromEntries(forwarded),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function write(response: ServerResponse, sent: ProviderAnswer | 'never'): void {
  if (sent !== 'never') response.writeHead(sent.status, sent.headers).end(sent.body)
}
