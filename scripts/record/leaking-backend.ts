import { type Arbitrary, constantFrom, integer, nat, record, stringMatching } from 'fast-check'
import { callOf } from '../../contracts/http/recorded-call.ts'
import { recordedCalls } from '../../contracts/pact-file.ts'
import type { RecordedExchange } from './exchange.ts'

/** A secret text or number of its owner, and what to search for in the output. */
export interface Marker {
  readonly value: string | number
  readonly shapes: readonly string[]
}

const calls = recordedCalls()

/** Calls whose address contains an id or a name. */
const WITH_A_KEY = ['families', 'links', 'valueStore', 'recurringPayments', 'helpRequestForms']

const asTexts: readonly ((word: string, number: number) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word}_zlatolhotitida`,
  (word) => `k-${word}`,
  (word, number) => `Kuřátková ${word} ${number}`,
  (_word, number) => `${number}`,
  (word) => `${word}@example.org`,
  (_word, number) => `+420${number}`,
  (word) => `p-${word}`,
  (word) => `a.${word}`,
  (_word, number) =>
    `19${String(number % 90).padStart(2, '0')}-05-17T03:${String(number % 59).padStart(2, '0')}:41.678Z`,
  (_word, number) => `王小明${number}`,
]

/** Texts that no contract contains; the numbers are neither bounds nor next to bounds, since replacements of invalid numbers are. */
export const markers: Arbitrary<Marker> = record({
  word: stringMatching(/^x[b-df-hj-np-tv-z]{8}$/),
  number: integer({ min: 100_000_002, max: 999_999_998 }),
  kind: nat(asTexts.length),
}).map(({ word, number, kind }) => {
  const value = asTexts[kind]?.(word, number) ?? number
  const text = String(value)
  return { value, shapes: [text, encodeURIComponent(text), text.toLowerCase(), `${number}`, word, 'Kuřátkov', '小明'] }
})

/** Where a backend or its portal may put the marker. */
export const PLACES = [
  'answer value', 'answer new member', 'answer new name', 'answer nested', 'answer item', 'answer fields name', 'answer fields code',
  'answer error', 'answer error_code', 'body value', 'body new member', 'body new name', 'path', 'query value', 'query name', 'uid',
  'access-key', 'idempotency-key', 'lang', 'content-type', 'date', 'file name', 'file type', 'file meta', 'no JSON',
] as const // biome-ignore format: a list read as one

export type LeakPlace = (typeof PLACES)[number]

/** One recorded call of the portal with the marker somewhere in it. */
export const leaks: Arbitrary<{ marker: Marker; place: LeakPlace; exchange: Promise<RecordedExchange> }> = record({
  marker: markers,
  place: constantFrom(...PLACES),
  call: constantFrom(...calls),
  at: nat(10_000),
}).map(({ marker, place, call, at }) => ({ marker, place, exchange: insertMarker(call, marker.value, place, at) }))

async function insertMarker(
  call: (typeof calls)[number],
  value: string | number,
  place: LeakPlace,
  at: number,
): Promise<RecordedExchange> {
  const recorded = callOf(call, {})
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(recorded.headers ?? {}).map(([name, text]) => [name.toLowerCase(), text]),
  )
  const query = new URLSearchParams(recorded.query)
  const objectOf = (body: unknown) => (typeof body === 'object' && body !== null ? structuredClone(body) : {}) as Body
  const answer = objectOf(call.response.body?.content)
  const sent = objectOf(typeof recorded.body === 'string' ? JSON.parse(recorded.body) : {})
  const inPath = place === 'path' ? `/${WITH_A_KEY[at % WITH_A_KEY.length]}/${encodeURIComponent(value)}` : undefined
  if (place === 'query value') query.set('t', String(value))
  if (place === 'query name') query.set(String(value), '1')
  if (
    place === 'uid' ||
    place === 'access-key' ||
    place === 'idempotency-key' ||
    place === 'lang' ||
    place === 'content-type'
  )
    headers[place] = String(value)
  if (place.startsWith('answer')) put(answer, place.slice(7), value, at)
  if (place.startsWith('body')) put(sent, place.slice(5), value, at)
  const form = place.startsWith('file') ? await asForm(place, value) : undefined
  const hasBody = place.startsWith('body') || recorded.body !== undefined
  return {
    method: inPath === undefined ? recorded.method : 'GET',
    url: `${inPath ?? recorded.path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: { ...headers, ...form?.headers },
    body: form?.body ?? (hasBody ? Buffer.from(JSON.stringify(sent)) : Buffer.alloc(0)),
    answer: {
      status: call.response.status,
      contentType: 'application/json',
      date: place === 'date' ? String(value) : undefined,
      body: Buffer.from(place === 'no JSON' ? `<p>${value}</p>` : JSON.stringify(answer)),
    },
  }
}

type Body = Record<string, unknown>

function put(body: Body, how: string, value: string | number, at: number): void {
  const holders = objectsOf(body)
  const holder = holders[at % holders.length] ?? body
  // Without its error_code an answer is not an envelope and is not saved.
  const names = Object.keys(holder).filter((one) => one !== 'error_code')
  const name = names[at % Math.max(1, names.length)] ?? 'note'
  if (how === 'value') holder[name] = value
  if (how === 'new member') holder.debug = value
  if (how === 'new name') holder[String(value)] = 'ano'
  if (how === 'nested') holder[name] = [{ debug: { [String(value)]: [value] } }]
  if (how === 'item') holder[name] = [...(Array.isArray(holder[name]) ? (holder[name] as unknown[]) : []), value]
  if (how === 'fields name')
    Object.assign(body, { error_code: 400, error: 'bad-request', fields: { [value]: 'invalid' } })
  if (how === 'fields code') Object.assign(body, { error_code: 400, error: 'bad-request', fields: { email: value } })
  if (how === 'error' || how === 'error_code') body[how] = value
}

const objectsOf = (value: unknown): Body[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Body]), ...Object.values(value).flatMap(objectsOf)]

async function asForm(place: LeakPlace, value: string | number) {
  const form = new FormData()
  const type = place === 'file type' ? `image/${value}` : 'application/pdf'
  const category = place === 'file meta' ? value : 'document'
  form.append('meta[0]', JSON.stringify({ category, ...(place === 'file meta' && { [value]: value }) }))
  form.append(
    'File[0]',
    new Blob(['%PDF-1.4'], { type }),
    place === 'file name' ? `${value}.${value}`.slice(0, 60) : 'a.pdf',
  )
  const response = new Response(form)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: Buffer.from(await response.arrayBuffer()),
  }
}
