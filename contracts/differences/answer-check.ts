import type { ErrorObject } from 'ajv'
import Ajv from 'ajv/dist/2020.js'
import { addFormatsTo } from '#rules/formats/formats.ts'
import { isDay, isInstant } from '#rules/formats/instant.ts'
import { pointerSteps } from '#rules/references.ts'
import type { Contract, ContractOperation, Node } from '../contract.ts'
import { answersLike } from './contract-place.ts'
import { type BodyDifference, below, placeOf } from './difference.ts'

/** Returns how an answer (its HTTP status and JSON body) violates the contract of its operation; empty if it is valid. */
export type AnswerCheck = (operation: ContractOperation, status: number, body: Node) => BodyDifference[]

const ROOT = 'provider'
/** Ajv selects the branch of a discriminator by the property's enum and rejects a mapping, which OpenAPI tools need. */
const MAPPING = /("discriminator":\{"propertyName":"[^"]*"),"mapping":\{[^{}]*\}\}/g

const checks = new WeakMap<Contract, AnswerCheck>()

/** The check of a contract, made once: compiling its schemas takes longer than validating an answer. */
export function answerCheckOf(contract: Contract): AnswerCheck {
  const check = checks.get(contract) ?? makeAnswerCheck(contract)
  checks.set(contract, check)
  return check
}

/**
 * Validates complete answers against the bundled contract. The pacts cover only what the portal reads; a field that is not read yet must
 * be valid as well. Among several answers with one outcome it uses the one with the fewest errors.
 */
function makeAnswerCheck(contract: Contract): AnswerCheck {
  const ajv = makeAjv(contract)
  return (operation, status, body) => {
    const alternatives = answersLike(contract, operation, status, body).map((place) => {
      const check = ajv.getSchema(`${ROOT}${place}`)
      if (check === undefined) throw new Error(`${place} is no schema`)
      return check(body) === true ? [] : oneForEachPlace(check.errors ?? [], body)
    })
    // Otherwise the contract has no JSON answer with this outcome: the pact decides whether it is allowed.
    return alternatives.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
}

function makeAjv({ document }: Contract): Ajv.default {
  const ajv = new Ajv.default({
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    validateSchema: false,
    logger: false,
  })
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('date', isDay)
  ajv.addFormat('int32', { type: 'number', validate: (value: number) => value === (value | 0) })
  addFormatsTo(ajv)
  ajv.addSchema(JSON.parse(JSON.stringify(document).replaceAll(MAPPING, '$1}')) as Node, ROOT)
  return ajv
}

/**
 * Converts the JSON Schema errors of an answer to differences: one for each place, and equal ones of a list's items only once. `body` is
 * the answer; the errors must carry their schemas (`verbose`).
 */
function oneForEachPlace(errors: readonly ErrorObject[], body: unknown): BodyDifference[] {
  const found = new Map<string, BodyDifference>()
  for (const error of withoutBranches(errors).toSorted((one, other) => rank(one) - rank(other))) {
    const difference = readError(error, body)
    const key = placeOf(difference)
    if (!found.has(key)) found.set(key, difference)
  }
  return [...found.values()]
}

/** A list of allowed values explains more than a type. */
const rank = ({ keyword }: ErrorObject) => (['enum', 'const'].includes(keyword) ? 0 : 1)

/**
 * Simplifies the errors of alternatives (`oneOf`): for "something or null" it returns the errors of the something; for several
 * alternatives only that the value matches none of them.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let remaining: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') {
      remaining.push(error)
      continue
    }
    const { instancePath: at } = error
    const isBelow = ({ instancePath }: ErrorObject) => instancePath === at || instancePath.startsWith(`${at}/`)
    const inside = remaining.filter(isBelow)
    const isNullable = (error.schema as Node[]).length === 2 && inside.some(isOfNull)
    const others = inside.filter((one) => !isOfNull(one))
    const own = isNullable ? others.map((one) => (one.instancePath === at ? orNull(one) : one)) : [error]
    remaining = [...remaining.filter((one) => !isBelow(one)), ...own]
  }
  return remaining
}

const isOfNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null'

const orNull = (error: ErrorObject): ErrorObject =>
  error.keyword === 'type' ? { ...error, params: { type: [error.params.type, 'null'].flat() } } : error

function readError({ instancePath, keyword, params, data }: ErrorObject, body: unknown): BodyDifference {
  const place = readPath(instancePath, body)
  if (keyword === 'required') return { kind: 'missing', place, fields: [String(params.missingProperty)] }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty)
    return { kind: 'extra', place: below(place, name) }
  }
  return { kind: 'contract', place, expected: wantedBy(keyword, params), received: data }
}

/** Formats `/response/Documents/0/Created` as `response.Documents[0].Created`. */
function readPath(pointer: string, body: unknown): string {
  let path = ''
  let at = body
  for (const name of pointer === '' ? [] : pointerSteps(pointer)) {
    if (Array.isArray(at)) path += `[${name}]`
    else path += path === '' ? name : `.${name}`
    at = (at as Node | undefined)?.[name]
  }
  return path
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

const formats: Record<string, string> = {
  'date-time': 'as a moment of ISO 8601, as 2026-11-10T09:00:00.000Z',
  date: 'as a day, as 2026-11-10',
  int32: 'as a whole number of 32 bits',
}

/** What the contract requires of a value, as the end of a sentence that begins with the field. */
function wantedBy(keyword: string, params: Record<string, unknown>): string {
  const limit = String(params.limit)
  const bounds: Record<string, string> = {
    minimum: `at least ${limit}`,
    maximum: `at most ${limit}`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
    minLength: `of ${limit} or more characters`,
    maxLength: `of at most ${limit} characters`,
    minItems: `with ${limit} or more items`,
    maxItems: `with at most ${limit} items`,
  }
  switch (keyword) {
    case 'type':
      return `as ${[params.type]
        .flat()
        .map((type) => types[String(type)] ?? String(type))
        .join(' or ')}`
    case 'enum':
      return `as one of ${(params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`
    case 'const':
      return `as ${JSON.stringify(params.allowedValue)}`
    case 'format':
      return formats[String(params.format)] ?? `of the format ${String(params.format)}`
    case 'pattern':
      return `of the form ${String(params.pattern)}`
    default:
      return bounds[keyword] ?? 'as the contract describes it'
  }
}
