import { createRequire } from 'node:module'
import type { AnySchema, ErrorObject } from 'ajv'
import type Ajv2020 from 'ajv/dist/2020.js'
import type { Contract, Json, JsonObject, Operation } from './contract.ts'
import { isFormat } from './formats.ts'

/** Undefined when the value fits, otherwise what is wrong with it. */
export type Check = (value: unknown) => readonly ErrorObject[] | undefined

const ROOT = 'provider'
const require = createRequire(import.meta.url)

/**
 * Validators of the contract (JSON Schema 2020-12, as OpenAPI 3.1 asks), each compiled at its first use: a server answers its first
 * call long before it would have compiled them all. `coerce` is for values that arrive as text: path, query, headers.
 */
export class Schemas {
  readonly #contract: Contract
  #strict: Ajv2020.default | undefined
  #coercing: Ajv2020.default | undefined
  /** One for both validators, since it is some megabytes. */
  #document: { readonly schema: JsonObject; readonly formats: ReadonlySet<string> } | undefined

  constructor(contract: Contract) {
    this.#contract = contract
  }

  check(schema: AnySchema, { coerce = false } = {}): Check {
    let validate: ReturnType<Ajv2020.default['compile']> | undefined
    return (value) => {
      validate ??= this.#ajv(coerce).compile(schema)
      return validate(value) ? undefined : (validate.errors ?? [])
    }
  }

  /** The check of the schema at a JSON pointer of the document (`#/components/schemas/Rating`). */
  checkAt(pointer: string): Check {
    return this.check({ $ref: `${ROOT}${pointer}` })
  }

  /** The check of an operation's answer under a status; a response may stand beside its operation or among the shared ones. */
  checkAnswer(operationPointer: string, status: number): Check {
    const at = `${operationPointer}/responses/${status}`
    const { $ref = at } = valueAtPointer(this.#contract.document, at) as { $ref?: string }
    return this.checkAt(`${$ref}/content/application~1json/schema`)
  }

  /** A schema of the document used elsewhere: its own references count from the document's root. */
  absolute(schema: JsonObject): AnySchema {
    return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`)) as AnySchema
  }

  #ajv(coerce: boolean): Ajv2020.default {
    if (coerce) {
      this.#coercing ??= this.#make(true)
      return this.#coercing
    }
    this.#strict ??= this.#make(false)
    return this.#strict
  }

  #make(coerceTypes: boolean): Ajv2020.default {
    const { default: Ajv } = require('ajv/dist/2020.js') as typeof Ajv2020
    const ajv = new Ajv({
      strict: false,
      allErrors: true,
      verbose: true,
      discriminator: true,
      coerceTypes,
      validateSchema: false,
      meta: false,
      logger: false,
    })
    this.#document ??= this.#readDocument()
    for (const name of this.#document.formats) ajv.addFormat(name, (value: string) => isFormat(name, value))
    ajv.addFormat('date-time', isInstant)
    ajv.addFormat('date', isPlainDate)
    ajv.addFormat('int32', { type: 'number', validate: (value: number) => value === (value | 0) })
    ajv.addSchema(this.#document.schema, ROOT)
    return ajv
  }

  #readDocument() {
    const formats = new Set<string>()
    return { schema: withoutMappings(this.#contract.document, formats) as JsonObject, formats }
  }
}

function valueAtPointer(document: JsonObject, pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], document)
}

function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text)) return false
  return !Number.isNaN(Date.parse(text))
}

function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

/**
 * The document without the `mapping` of each discriminator: Ajv finds the branch by the property's enum and refuses one, and OpenAPI
 * tools want it. What holds none is shared with the document, not copied. `formats` are given every format that is used.
 */
function withoutMappings(node: Json, formats: Set<string>): Json {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) {
    const items: readonly Json[] = node.map((item: Json) => withoutMappings(item, formats))
    return items.every((item, index) => item === node[index]) ? (node as readonly Json[]) : items
  }
  const { format, discriminator } = node as JsonObject
  if (typeof format === 'string') formats.add(format)
  const entries = Object.entries(node as JsonObject)
  const mended = entries.map(([key, value]) => [key, withoutMappings(value, formats)] as const)
  const isSame = mended.every(([, value], index) => value === entries[index]?.[1])
  if (isPropertyName(discriminator)) {
    const { propertyName } = discriminator
    return { ...Object.fromEntries(mended), discriminator: { propertyName } }
  }
  return isSame ? node : Object.fromEntries(mended)
}

/** A discriminator of OpenAPI, not a field of that name. */
function isPropertyName(node: Json | undefined): node is { readonly propertyName: string } {
  return typeof node === 'object' && node !== null && 'propertyName' in node && typeof node.propertyName === 'string'
}

/** The checks of an operation's answers by HTTP status; a status that the contract does not know has a check that always fails. */
export function makeAnswerChecks({ pointer, statuses, id }: Operation, schemas: Schemas): (status: number) => Check {
  const checks = new Map(statuses.map((status) => [status, schemas.checkAnswer(pointer, status)]))
  return (status) => {
    const check = checks.get(status)
    if (!check) throw new Error(`${id} answers with status ${status}, which its contract does not list`)
    return check
  }
}
