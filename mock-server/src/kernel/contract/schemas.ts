import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv'
import { isInstant } from '#rules/formats/instant.ts'
import type { Ajv2020 } from '../lazy/ajv.ts'
import { lazyImport } from '../lazy/lazy-import.ts'
import type { Contract, JsonObject, Operation } from './contract.ts'
import { isFormat } from './formats.ts'

/** Undefined when the value fits, otherwise what is wrong with it. */
export type SchemaCheck = (value: unknown) => readonly ErrorObject[] | undefined

const ROOT = 'provider'
/** Ajv finds the branch of a discriminator by the property's enum and refuses a mapping, which OpenAPI tools need. */
const MAPPING = /("discriminator":\{"propertyName":"[^"]*"),"mapping":\{[^{}]*\}\}/g

/**
 * Validators of the contract (JSON Schema 2020-12, as in OpenAPI 3.1), each compiled at its first use: the first response does not wait
 * for all of them.
 */
export class ContractValidators {
  readonly #contract: Contract
  /** Holds the complete document. */
  #strict: Ajv2020 | undefined
  #coercing: Ajv2020 | undefined
  /** By schema: servers of one process share a contract. */
  readonly #checks = new Map<string, SchemaCheck>()

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** Checks values that arrive as text (path, query, headers) by a schema without references. Most first calls need no other check. */
  checkText(schema: AnySchema): SchemaCheck {
    const text = JSON.stringify(schema)
    return this.#once(`text ${text}`, () => {
      this.#coercing ??= makeAjv(true)
      addFormats(this.#coercing, text)
      return this.#coercing.compile(schema)
    })
  }

  /** Checks a schema taken from the document; its references are resolved from the document's root. */
  check(schema: JsonObject): SchemaCheck {
    const placed = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`)
    return this.#once(`schema ${placed}`, () => {
      this.#strict ??= this.#makeStrict()
      return this.#strict.compile(JSON.parse(placed) as AnySchema)
    })
  }

  /** The check of the schema at a JSON pointer of the document (`#/components/schemas/Rating`). */
  checkAt(pointer: string): SchemaCheck {
    return this.#once(pointer, () => {
      this.#strict ??= this.#makeStrict()
      return this.#strict.compile({ $ref: `${ROOT}${pointer}` })
    })
  }

  /** The check of an operation's response under a status; a response may be inline or a reference to a shared one. */
  checkAnswer(operationPointer: string, status: number): SchemaCheck {
    const at = `${operationPointer}/responses/${status}`
    const { $ref = at } = valueAtPointer(this.#contract.document, at) as { $ref?: string }
    return this.checkAt(`${$ref}/content/application~1json/schema`)
  }

  #once(name: string, compile: () => ValidateFunction): SchemaCheck {
    const check = this.#checks.get(name) ?? late(compile)
    this.#checks.set(name, check)
    return check
  }

  #makeStrict(): Ajv2020 {
    const ajv = makeAjv(false)
    const text = JSON.stringify(this.#contract.document).replaceAll(MAPPING, '$1}')
    addFormats(ajv, text)
    return ajv.addSchema(JSON.parse(text) as JsonObject, ROOT)
  }
}

function late(compile: () => ValidateFunction): SchemaCheck {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= compile()
    return validate(value) ? undefined : (validate.errors ?? [])
  }
}

function makeAjv(coerceTypes: boolean): Ajv2020 {
  const { Ajv2020 } = lazyImport('ajv')
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    coerceTypes,
    validateSchema: false,
    meta: false,
    logger: false,
  })
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('date', isPlainDate)
  ajv.addFormat('int32', { type: 'number', validate: (value: number) => value === (value | 0) })
  return ajv
}

/** Adds the contract's own formats that a schema, as JSON, names. */
function addFormats(ajv: Ajv2020, schema: string): void {
  for (const [, name = ''] of schema.matchAll(/"format":"([^"]+)"/g))
    ajv.formats[name] ??= (value: string) => isFormat(name, value)
}

function valueAtPointer(document: JsonObject, pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], document)
}

/** From January on. */
const DAYS_OF_MONTHS: readonly (number | undefined)[] = [undefined, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** By arithmetic, since an answer of ten years of payments has a thousand dates: `Date` takes ten times as long. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 && isLeapYear ? 29 : DAYS_OF_MONTHS[month]
  return days !== undefined && day >= 1 && day <= days
}

/** The checks of an operation's responses by HTTP status; the check of an undocumented status always fails. */
export function makeAnswerChecks(
  { pointer, statuses, id }: Operation,
  schemas: ContractValidators,
): (status: number) => SchemaCheck {
  const checks = new Map(statuses.map((status) => [status, schemas.checkAnswer(pointer, status)]))
  return (status) => {
    const check = checks.get(status)
    if (!check) throw new Error(`${id} answers with status ${status}, which its contract does not list`)
    return check
  }
}
