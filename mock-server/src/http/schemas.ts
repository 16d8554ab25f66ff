import { createRequire } from 'node:module'
import type { AnySchema, ErrorObject } from 'ajv'
import type Ajv2020 from 'ajv/dist/2020.js'
import type { Contract, JsonObject, Operation } from './contract.ts'
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
    for (const name of namedFormats(this.#contract.document))
      ajv.addFormat(name, (value: string) => isFormat(name, value))
    ajv.addFormat('date-time', isInstant)
    ajv.addFormat('date', isPlainDate)
    ajv.addFormat('int32', { type: 'number', validate: (value: number) => value === (value | 0) })
    ajv.addSchema(withoutMappings(this.#contract.document), ROOT)
    return ajv
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

/** Every format the document uses; those of JSON Schema itself are given their own check afterwards. */
function namedFormats(document: JsonObject): ReadonlySet<string> {
  return new Set([...JSON.stringify(document).matchAll(/"format":"([a-z0-9-]+)"/g)].map(([, name]) => name ?? ''))
}

/** Ajv finds the branch by the property's enum and refuses a `mapping`, which OpenAPI tools want. */
function withoutMappings(document: JsonObject): JsonObject {
  const text = JSON.stringify(document)
  return JSON.parse(
    text.replaceAll(/("discriminator":\{"propertyName":"\w+"),"mapping":\{[^}]*\}/g, '$1'),
  ) as JsonObject
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
