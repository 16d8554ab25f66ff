import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listen } from '../../scripts/process/listen.ts'
import { type BackendAnswer, malformed, notRun, RefusalError, refused, succeeded } from './answers.ts'
import { type BackendCall, checkFields, checkHeaders, personCalling } from './call.ts'
import { getUserProfile, logIn } from './people.ts'
import { freshRecords, type PersonRecord } from './records.ts'
import { bringAbout, type StateParams } from './situations.ts'

const LINK = /^[A-Za-z0-9_-]+$/
const LOCK_MS = 60_000

/** GET /nps. */
function getNps(call: BackendCall): BackendAnswer {
  const person = whoRates(call, call.query.get('emlid'))
  return person ? succeeded(person.rating ?? { Value: null, Date: null }) : refused(404, 'rating-link-not-found')
}

/** POST /nps. A repeated key returns the first answer, a refusal as well. */
function saveNps(call: BackendCall): BackendAnswer {
  const { body, records, headers } = call
  checkFields(body, 'rating', 'emlid')
  const { rating, emlid = null } = body
  if (typeof rating !== 'number' || !Number.isInteger(rating) || rating < 1 || rating > 10)
    throw new RefusalError(malformed('rating'))
  const person = whoRates(call, emlid)
  if (!person) return refused(404, 'rating-link-not-found')

  const sent = headers['idempotency-key']
  const key = typeof sent === 'string' ? `${person.id} ${sent}` : undefined
  const before = key === undefined ? undefined : records.answered.get(key)
  if (before && before.body !== JSON.stringify(body)) return notRun(409, 'idempotency-key-reused')
  if (before) return before.answer
  const answer = vote(person, rating, call.now)
  if (key !== undefined) records.answered.set(key, { body: JSON.stringify(body), answer })
  return answer
}

/** A vote younger than a minute is locked. */
function vote(person: PersonRecord, rating: number, now: number): BackendAnswer {
  const opens = person.rating ? Date.parse(person.rating.Date) + LOCK_MS : now
  if (opens > now) return refused(423, 'vote-locked', { lockedUntil: new Date(opens).toISOString() })
  person.rating = { Value: rating, Date: new Date(now).toISOString() }
  return succeeded(person.rating)
}

/** By the link of an e-mail, which needs no token, otherwise by the token; undefined for an unknown link. */
function whoRates(call: BackendCall, link: unknown): PersonRecord | undefined {
  if (link === null) return personCalling(call, { donor: true })
  if (typeof link !== 'string' || !LINK.test(link)) throw new RefusalError(malformed('emlid'))
  return call.records.people.find(({ id }) => id === call.records.links.get(link))
}

/** Changes an answer before it is sent, as seeded-faults.ts does. */
export type AnswerFault = (operation: string, answer: BackendAnswer) => BackendAnswer

const MAX_JSON_CHARACTERS = 256 * 1024

export type Partner = { api: string; states: string; close: () => Promise<void> }

type Operation = (call: BackendCall, rest: string) => BackendAnswer
const operations: [id: string, method: string, path: RegExp, run: Operation][] = [
  ['logIn', 'POST', /^\/login$/, logIn],
  ['getUserProfile', 'GET', /^\/userProfile$/, getUserProfile],
  ['getNps', 'GET', /^\/nps$/, getNps],
  ['saveNps', 'POST', /^\/nps$/, saveNps],
  ['getValueStore', 'GET', /^\/valueStore\/([^/]+)$/, getValueStore],
]

/**
 * Starts the example backend on loopback; port 0 is any free one. Pages of `portalOrigin` may call it. Throws if the port is in use.
 */
export async function startPartner(
  port = 0,
  fault: AnswerFault = (_operation, answer) => answer,
  portalOrigin?: string,
): Promise<Partner> {
  let records = freshRecords(Date.now())

  const { origin, close } = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const shared = corsHeaders(request.headers, portalOrigin)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, shared).end()
      return
    }
    const answering = url.pathname === '/pact-states' ? setState(request) : runOperation(request, url)
    void answering
      .catch((error: unknown) => (error instanceof RefusalError ? error.answer : notRun(500, 'internal-error')))
      .then((answer) => send(response, { ...answer, headers: { ...shared, ...answer.headers } }))
  }, port)

  async function setState(request: IncomingMessage): Promise<BackendAnswer> {
    const { state, params, action } = (await readJson(request)) as {
      state?: string
      params?: StateParams
      action?: string
    }
    records = freshRecords(Date.now())
    if (action !== 'setup') return { status: 200, body: {} }
    const values = bringAbout(records, String(state), params ?? {}, Date.now())
    return values ? { status: 200, body: values } : { status: 404, body: { error: 'state-unknown' } }
  }

  async function runOperation(request: IncomingMessage, url: URL): Promise<BackendAnswer> {
    if (records.trouble === 'overloaded') return notRun(429, 'rate-limited')
    if (records.trouble === 'broken') return notRun(500, 'internal-error')
    const path = url.pathname.replace(/^\/api/, '')
    const found = operations.find(([, method, pattern]) => method === request.method && pattern.test(path))
    if (!found) return refusePath(path)
    const [id, method, pattern, run] = found
    const body = method === 'POST' ? await readJson(request) : {}
    const call = { records, now: Date.now(), query: url.searchParams, headers: request.headers, body }
    try {
      checkHeaders(call)
      return fault(id, run(call, pattern.exec(path)?.[1] ?? ''))
    } catch (error) {
      if (error instanceof RefusalError) return fault(id, error.answer)
      throw error
    }
  }

  return { api: `${origin}/api`, states: `${origin}/pact-states`, close }
}

function refusePath(path: string): BackendAnswer {
  const methods = operations.filter(([, , pattern]) => pattern.test(path)).map(([, method]) => method)
  if (methods.length === 0) return notRun(404, 'unknown-path')
  return { ...notRun(405, 'method-not-allowed'), headers: { Allow: methods.join(', ') } }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new RefusalError(notRun(415, 'unsupported-media-type'))
  const text = await readText(request)
  if (text.length > MAX_JSON_CHARACTERS) throw new RefusalError(notRun(413, 'payload-too-large'))
  const body = parse(text)
  if (typeof body === 'object' && body !== null) return { ...body }
  throw new RefusalError(malformed())
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusalError(notRun(400, 'malformed-request'))
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: BackendAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** The headers by which pages of the portal's origin may read answers (docs/cors.md); only `Vary` for any other origin. */
const corsHeaders = ({ origin }: IncomingHttpHeaders, portalOrigin: string | undefined): Record<string, string> => ({
  Vary: 'Origin',
  ...(origin !== undefined &&
    origin === portalOrigin && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers':
        'accept, access-key, authorization, cache-control, content-type, idempotency-key, lang, pragma, uid, x-world',
      'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
    }),
})

/** GET /valueStore/{keys}, the keys separated by commas. */
function getValueStore({ records, headers }: BackendCall, keys: string): BackendAnswer {
  const names = decodeURIComponent(keys).split(',')
  const unknown = names.filter((name) => !records.values.has(name))
  if (unknown.length > 0)
    return refused(404, 'value-not-found', { fields: Object.fromEntries(unknown.map((name) => [name, 'not-found'])) })
  const inLanguage = (name: string) => records.values.get(`${name}.${String(headers.lang)}`) ?? records.values.get(name)
  return succeeded(Object.fromEntries(names.map((name) => [name, inLanguage(name)])))
}
