import type { ErrorObject } from 'ajv'
import { type JsonObject, resolve } from '../kernel/contract/contract.ts'
import { fieldOf } from '../kernel/contract/field-codes.ts'
import { badRequest } from './sandbox-error.ts'

/** Throws 400 with the first errors, those of a property before those of the whole body; `field` is the first one's. */
export function refuseWrong(
  document: JsonObject,
  errors: readonly ErrorObject[] = [],
  rename = (field: string): string => field,
): void {
  const found = errors
    // Ajv reports the branch of an `if` besides what is wrong in it.
    .filter(({ keyword }) => keyword !== 'if')
    .map((error) => ({ error, field: rename(fieldOf(error)) }))
    .toSorted((one, other) => Number(one.field === '') - Number(other.field === ''))
  const [first] = found
  if (!first) return
  const texts = found.slice(0, 3).map(({ error, field }) => textOf(document, error, field || 'The body'))
  throw badRequest(texts.join('; '), first.field || undefined)
}

type Bound = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems'
interface Schema extends Readonly<Partial<Record<Bound, number>>> {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, JsonObject | true>>
  readonly oneOf?: readonly JsonObject[]
}

/** What is wrong and what to send in its place. */
function textOf(document: JsonObject, { keyword, data, params, parentSchema = {} }: ErrorObject, name: string): string {
  const schema = parentSchema as Schema
  const known = Object.keys(schema.properties ?? {})
  switch (keyword) {
    case 'additionalProperties':
      return unknownName(name, known)
    case 'required':
    case 'dependentRequired': {
      const missing = schema.properties?.[String(params.missingProperty)]
      return `${name} is missing${typeof missing === 'object' ? `; it must be ${expectation(resolve(document, missing))}` : ''}`
    }
    case 'discriminator':
      return `${name} must be one of ${tagsOf(document, schema, String(params.tag)).join(', ')}`
    case 'minProperties':
    case 'maxProperties':
      return `${name} must have ${keyword === 'minProperties' ? 'at least' : 'at most'} ${String(params.limit)} of ${known.join(', ')}`
    default:
      return `${name} must be ${Array.isArray(data) && schema.type !== 'array' ? 'one value, ' : ''}${expectation(schema)}`
  }
}

export const unknownName = (name: string, known: readonly string[]): string =>
  `${name} is not known here; there ${known.length === 0 ? 'is nothing to send' : `are ${known.join(', ')}`}`

const tagsOf = (document: JsonObject, { oneOf = [] }: Schema, tag: string): (string | undefined)[] =>
  oneOf.map((branch) => {
    const { properties = {} } = resolve(document, branch)
    return (properties as Readonly<Record<string, { readonly const?: string }>>)[tag]?.const
  })

function expectation({ description, enum: values, const: only, format, pattern, ...schema }: Schema): string {
  if (format === 'date-time') return 'an ISO instant, such as 2026-11-10T10:00:00+01:00'
  const type = values && values.length > 1 ? `one of ${values.join(', ')}` : (values?.[0] ?? only ?? typeText(schema))
  const hint = description === undefined ? '' : ` (${description.replace(/\.$/, '')})`
  return `${type}${hint}${pattern === undefined ? '' : `, in the form ${pattern}`}`
}

const typeText = ({ type, minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string => {
  if (type === 'boolean') return 'true or false'
  if (type === 'object') return 'an object'
  if (type === 'integer' || type === 'number')
    return `a ${type === 'integer' ? 'whole ' : ''}number${rangeText(minimum, maximum)}`
  if (type === 'array') return `a list${rangeText(minItems, maxItems, ' items')}`
  return `a text${rangeText(minLength, maxLength, ' characters')}`
}

const rangeText = (least = 0, most?: number, unit = ''): string =>
  most === undefined ? ` of at least ${least}${unit}` : ` from ${least} to ${most}${unit}`
