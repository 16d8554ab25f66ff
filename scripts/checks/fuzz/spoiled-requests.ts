import {
  type Arbitrary,
  constant,
  constantFrom,
  double,
  integer,
  jsonValue,
  maxSafeInteger,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check'
import { type Json, type JsonObject, type Operation, resolve } from '#mock/kernel/contract/contract.ts'
import { bodyExamples, metaSchema, openapi } from '#mock/testing/example-requests.ts'
import { transparentPng } from '#mock/testing/pictures.ts'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'

/** Short ones mostly, as fast-check likes them; the limits of the contract lie further out, so one in three goes as far as its length says. */
const anyText = oneof(
  string({ unit: anyCodePoint, maxLength: 300 }),
  string({ unit: 'grapheme', maxLength: 300 }),
  string({ unit: anyCodePoint, maxLength: 150, size: 'max' }),
)
const junk = oneof(jsonValue({ maxDepth: 4 }), anyText, double(), maxSafeInteger(), constant(undefined))

/** Returns `body` with one of its values, at any depth, replaced by anything; one time in five anything instead of the body. */
function spoiled(body: object): Arbitrary<unknown> {
  const places = placesOf(body)
  const nearlyRight = tuple(constantFrom(...places), junk).map(([place, value]) => replaced(body, place, value))
  return oneof({ weight: 4, arbitrary: nearlyRight }, { weight: 1, arbitrary: junk })
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, child]) => placesOf(child).map((rest) => [key, ...rest]))
  return [[], ...inner]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const before = (value as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value)) return value.with(Number(key), replaced(before, rest, by))
  return { ...(value as object), [key]: replaced(before, rest, by) }
}

/** A request whose parts may be spoiled; what is undefined keeps its example or is not sent. */
export interface SpoiledRequest {
  readonly path: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly isSignedIn: boolean
  readonly body: () => Promise<{ readonly payload?: string | Buffer; readonly contentType?: string }>
}

const rarely = <Value>(arbitrary: Arbitrary<Value>) =>
  oneof({ weight: 15, arbitrary: constant(undefined) }, { weight: 1, arbitrary })
const visible = string({ unit: 'grapheme-ascii', maxLength: 100 }).map((value) => value.trim())
const segment = string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !/^\.{1,2}$/.test(text))
const png = new Blob([new Uint8Array(await transparentPng(4, 4))], { type: 'image/png' })

/** Requests of an operation that are right but for a few places, made from its parameters, examples and schemas. */
export function spoiledRequests(operation: Operation): Arbitrary<SpoiledRequest> {
  const spoil = (place: string, arbitrary: Arbitrary<string>) => {
    const here = operation.parameters.filter((parameter) => parameter.in === place)
    return record(Object.fromEntries(here.map(({ name }) => [name, rarely(arbitrary)])))
  }
  return record({
    path: spoil('path', segment),
    query: spoil('query', anyText),
    headers: spoil('header', visible),
    isSignedIn: integer({ min: 0, max: 9 }).map((chance) => chance > 0),
    body: bodies(operation),
  })
}

function bodies(operation: Operation): Arbitrary<SpoiledRequest['body']> {
  if (operation.body === 'multipart')
    return tuple(oneof(fromSchema(metaSchema(operation)), spoiledMeta(operation)), anyText).map(
      ([meta, name]) =>
        () =>
          upload(meta, name),
    )
  const examples = bodyExamples(operation)
  if (examples.length === 0) return constant(async () => ({}))
  return oneof(constantFrom(...examples), ...examples.map((example) => spoiled(example as object))).map(
    (body) => async () => ({ payload: JSON.stringify(body) ?? '', contentType: 'application/json' }),
  )
}

const spoiledMeta = (operation: Operation) => fromSchema(metaSchema(operation)).chain((meta) => spoiled(meta as object))

/** A value that mostly fits a plain schema: objects, closed lists, whole numbers, days and texts. */
function fromSchema(schema: JsonObject): Arbitrary<unknown> {
  const { enum: values, type, minimum, maximum, format, properties } = resolve(openapi, schema)
  if (Array.isArray(values)) return constantFrom(...(values as readonly Json[]))
  if (type === 'integer') return integer({ min: Number(minimum), max: Number(maximum) })
  if (type === 'object')
    return record(
      Object.fromEntries(
        Object.entries(properties as JsonObject).map(([name, value]) => [name, fromSchema(value as JsonObject)]),
      ),
    )
  return format === 'date' ? constant('2026-10-12') : constantFrom('medical-report', 'Na\u00a0zahradě')
}

async function upload(meta: unknown, name: string) {
  const form = new FormData()
  form.append('meta[0]', JSON.stringify(meta) ?? '')
  form.append('File[0]', png, `${name}.png`)
  const sent = new Response(form)
  return { contentType: sent.headers.get('content-type') ?? '', payload: Buffer.from(await sent.arrayBuffer()) }
}
