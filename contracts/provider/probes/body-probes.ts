import { resolveReference } from '#rules/references.ts'
import type { Node } from '../../contract.ts'
import type { HttpCall } from '../../http/http-result.ts'
import type { Probe } from './probe.ts'

type Body = Record<string, unknown>

const BREAKS = 'a body that breaks the schema'
const REFUSE =
  'Validate the body against the schema of the operation, and answer 400 bad-request with every wrong field in fields.'
const ACCEPT =
  'Accept every value that the schema of the operation allows; a rule of the operation may still refuse it.'

/** Calls with a body that breaks the schema in one field, and calls with a value at a bound of the schema. */
export function bodyProbes(document: Node, schema: unknown, valid: HttpCall): Probe[] {
  if (typeof valid.body !== 'string') return []
  const body = JSON.parse(valid.body) as Body
  const own = alternativeFor(document, follow(document, schema), body)
  if (own === undefined) return []
  const wrong = (what: string, field: string, value: unknown): Probe => ({
    cause: BREAKS,
    detail: `${field}: ${what}`,
    call: { ...valid, body: JSON.stringify({ ...body, [field]: value }) },
    refusal: { status: 400, error: 'bad-request', fields: [field] },
    remedy: REFUSE,
  })
  const accepted = (field: string, value: unknown): Probe => ({
    cause: 'a value at the bound of the schema',
    detail: `${field} ${JSON.stringify(value).slice(0, 20)}`,
    call: { ...valid, body: JSON.stringify({ ...body, [field]: value }) },
    remedy: ACCEPT,
  })
  const properties = Object.entries((own.properties ?? {}) as Node).filter(([name]) => name in body)
  const required = (own.required ?? []) as string[]
  // A word of a closed list may be what chooses the shape.
  const broken = properties.filter(
    ([, one]) => typesOf(follow(document, one)).size > 0 && !('enum' in follow(document, one)),
  )
  const all = Object.fromEntries(broken.map(([field]) => [field, [[]]]))
  return [
    ...properties.flatMap(([field, property]) => [
      ...(required.includes(field) ? [wrong('left out', field, undefined)] : []),
      ...wrongValues(follow(document, property)).map(([what, value]) => wrong(what, field, value)),
      ...boundaries(follow(document, property)).map((value) => accepted(field, value)),
    ]),
    ...(broken.length > 1
      ? [
          {
            ...wrong('of another type', 'all fields', []),
            call: { ...valid, body: JSON.stringify({ ...body, ...all }) },
            refusal: { status: 400, error: 'bad-request', fields: Object.keys(all) },
          },
        ]
      : []),
    ...Object.entries((own.properties ?? {}) as Node)
      .filter(([field, property]) => !(field in body) && typesOf(follow(document, property)).has('null'))
      .map(([field]) => accepted(field, null)),
    ...(own.additionalProperties === false ? [wrong('not in the contract', 'unexpectedField', true)] : []),
  ]
}

const follow = (document: Node, node: unknown) => (resolveReference(document, node) ?? {}) as Node

/** The alternative of a body with several shapes that the valid body has: each of its single values agrees. */
function alternativeFor(document: Node, schema: Node, body: Body): Node | undefined {
  if (!Array.isArray(schema.oneOf)) return schema.properties === undefined ? undefined : schema
  return schema.oneOf
    .map((one) => follow(document, one))
    .find(({ properties = {}, required = [] }) => {
      const isSame = ([name, property]: [string, unknown]) => {
        const { enum: values } = follow(document, property)
        return !Array.isArray(values) || !(name in body) || values.includes(body[name])
      }
      return (required as string[]).every((name) => name in body) && Object.entries(properties as Node).every(isSame)
    })
}

const typesOf = ({ type = [], oneOf = [] }: Node): ReadonlySet<string> =>
  new Set([...[type as string | string[]].flat(), ...(oneOf as Node[]).flatMap((one) => [...typesOf(one)])])

function wrongValues({ type, maxLength, minimum, maximum, enum: values }: Node): [what: string, value: unknown][] {
  const types = typesOf({ type })
  const isText = types.has('string')
  const least = typeof minimum === 'number' ? minimum : 8
  const found: [what: string, value: unknown][] = [['another type', isText ? { text: 1 } : 'text']]
  // Frameworks and languages convert these without a word.
  if (isText) found.push(['a number in place of a text', 10_000_001])
  if (types.has('integer') || types.has('number'))
    found.push(['true in place of a number', true], ['a number as text', `${least}`])
  if (types.has('integer')) found.push(['a fraction', least + 0.5])
  if (!types.has('null') && type !== undefined) found.push(['null', null])
  if (isText && typeof maxLength === 'number' && maxLength < 10_000) found.push(['too long', 'a'.repeat(maxLength + 1)])
  if (typeof minimum === 'number') found.push(['below the minimum', minimum - 1])
  if (typeof maximum === 'number') found.push(['above the maximum', maximum + 1])
  if (Array.isArray(values) && isText) found.push(['outside of the closed list', 'unknown-word'])
  return found
}

/** Formats of one line of text: 100 code points after NFC. */
const SHORT_TEXTS = new Set(['short-text', 'person-name'])

function boundaries({ type, minimum, maximum, maxLength, pattern, format, enum: values }: Node): unknown[] {
  const isFreeText = type === 'string' && pattern === undefined && format === undefined && values === undefined
  const length = SHORT_TEXTS.has(String(format))
    ? 100
    : isFreeText && Number(maxLength) < 10_000
      ? Number(maxLength)
      : 0
  return [
    ...[minimum, maximum].filter((bound) => typeof bound === 'number'),
    // Four bytes and two UTF-16 units each, but one code point.
    ...(length > 0 ? [`a${'\u{1F600}'.repeat(length - 1)}`] : []),
  ]
}
