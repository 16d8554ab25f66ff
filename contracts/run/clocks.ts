import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../scripts/process/listen.ts'
import { startMock } from './servers.ts'
import { runScript, type StageResult } from './stage.ts'

/** Times at which a pact that depends on the mock's calendar fails: ends of months and years, a payout lock, changed hours. */
export const HARD_CLOCKS = [
  '2027-02-28T12:00:00+01:00',
  '2028-02-29T12:00:00+01:00',
  '2026-12-31T23:59:00+01:00',
  // 02:30 comes twice in this night; this is the second one.
  '2027-10-31T02:30:00+01:00',
  '2027-07-15T12:00:00+02:00',
] as const

/** Verifies all pacts against a mock whose worlds start at `now` and whose ids are UUIDs. */
export async function verifyAtClock(mock: string, now: string): Promise<StageResult> {
  const provider = await openUuidProvider(mock)
  const states = `${provider.origin}/sandbox/provider-states?now=${encodeURIComponent(now)}`
  const command = ['contracts/provider/verify.ts', '--provider', `${provider.origin}/api`, '--states', states]
  const result = await runScript(`verification at ${now} with UUIDs`, command)
  await provider.close()
  return result
}

/** The same at each hard clock, one after the other. */
export async function verifyAtClocks(clocks: readonly string[] = HARD_CLOCKS): Promise<StageResult[]> {
  const mock = await startMock()
  const results: StageResult[] = []
  for (const now of clocks) results.push(await verifyAtClock(mock, now))
  return results
}

/** Names of fields that hold an id or a key of the provider. Ids of form items and categories belong to the contract. */
const ID = /^(uid|Id|Key|TransactionId|changeId|undoToken|resetToken|\w+(?:Id|Key))$/
/** A whole segment of a path, or a whole text of JSON. */
const WORD = /(?<=[/"])[\w.-]+(?=[/?"]|$)/g
/** Headers of one connection. */
const HOP = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])
const NOT_AN_ID = new Set(['itemId'])
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/g

/** Starts a provider that has UUIDs where the mock at `target` has its own ids, and forwards every call to it. */
async function openUuidProvider(target: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const own = new Map<string, string>()
  const ofMock = new Set<string>()
  /** The mock's own ids are unknown here. */
  const restore = (text: string) =>
    text
      .replaceAll(WORD, (word) => (ofMock.has(word) ? 'an-id-of-the-mock' : word))
      .replaceAll(UUID, (uuid) => own.get(uuid) ?? uuid)

  function uuidOf(id: string): string {
    const hash = createHash('sha256').update(id).digest('hex')
    const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
    own.set(uuid, id)
    ofMock.add(id)
    return uuid
  }

  /** `fields` has the names of fields, not ids. */
  function replaceIds(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return value !== '' && ID.test(name) && !NOT_AN_ID.has(name) ? uuidOf(value) : value
    if (Array.isArray(value)) return value.map((one) => replaceIds(one))
    if (typeof value !== 'object' || value === null || name === 'fields') return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceIds(one, key)]))
  }

  const { origin, close } = await listen((request, response) => {
    void (async () => {
      const headers = Object.entries(request.headers).filter(([name]) => !HOP.has(name))
      const sent = await buffer(request)
      const isJson = request.headers['content-type']?.includes('json') === true
      const body = isJson ? Buffer.from(restore(sent.toString())) : sent
      const answer = await fetch(`${target}${restore(request.url ?? '/')}`, {
        method: request.method ?? 'GET',
        headers: headers.map(([name, value]): [string, string] => [name, restore(String(value))]),
        ...(body.length > 0 && { body: Uint8Array.from(body) }),
      })
      const came = Buffer.from(await answer.arrayBuffer())
      const isAnswerJson = answer.headers.get('content-type')?.includes('json') === true
      response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name))))
      response.end(isAnswerJson ? JSON.stringify(replaceIds(JSON.parse(came.toString()))) : came)
    })().catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)))
  })
  return { origin, close }
}
