import type { Json, JsonObject } from '#mock/http/contract.ts'
import type { Schemas } from '#mock/http/schemas.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import type { SchemaBranches } from './schema-branches.ts'

/** Names of members whose values are another's birth, though the contract calls them plain dates. */
const OF_A_BIRTH = /birth|born/i
const YEAR_OF_EVERYBODY = 1980
/** What a member is where the contract takes several kinds of text for it. */
const KINDS: Readonly<Record<string, string>> = { username: 'angel-number' }
/** Numbers that name somebody or something, as against amounts, counts and states. */
const NAMES_SOMEBODY = /(Id|Number|Symbol)$/
const LARGEST_STATE = 100

/**
 * Replaces everything that could tell of a person, by the contract: kept are only truth values, numbers that name nobody, moments, and texts
 * that the contract lists word for word (states, codes, kinds). A member added to the contract tomorrow is masked until it says what it may hold.
 */
export class Mask {
  readonly #branches: SchemaBranches
  readonly #schemas: Schemas
  readonly #pseudonyms: Pseudonyms
  readonly #checks = new WeakMap<JsonObject, (value: unknown) => boolean>()

  constructor(branches: SchemaBranches, schemas: Schemas, pseudonyms: Pseudonyms) {
    this.#branches = branches
    this.#schemas = schemas
    this.#pseudonyms = pseudonyms
  }

  /** `key` is the name of the member that the value stands under. */
  value(value: unknown, branches: readonly JsonObject[], key: string): Json {
    if (typeof value === 'string') return this.text(value, branches, key)
    if (typeof value === 'number') return this.#number(value, branches, key)
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
    if (Array.isArray(value)) return value.map((item: unknown) => this.value(item, this.#branches.items(branches), key))
    return this.#object(value as Readonly<Record<string, unknown>>, branches)
  }

  text(value: string, branches: readonly JsonObject[], key: string): string {
    if (value === '' || isListed(value, branches) || this.#isMoment(value, branches, key)) return value
    const strings = branches.filter(({ type }) => type === undefined || [type].flat().includes('string'))
    const format = OF_A_BIRTH.test(key) ? 'birth-date' : (KINDS[key] ?? formatOf(strings))
    const fits = (text: string) => strings.length === 0 || strings.some((schema) => this.#fits(schema, text))
    return this.#pseudonyms.of(value, format, fits)
  }

  #object(value: Readonly<Record<string, unknown>>, branches: readonly JsonObject[]): Json {
    const members = Object.entries(value).map(([key, item]) => {
      const { schemas, isNamed } = this.#branches.member(branches, key)
      // A key that the contract does not name is somebody's value: the item of a form is a word, a phone or an address is not.
      const name =
        isNamed || /^[A-Za-z][A-Za-z_.-]{0,60}$/.test(key) ? key : this.#pseudonyms.of(key, undefined, () => true)
      return [name, this.value(item, schemas, key)] as const
    })
    return Object.fromEntries(members)
  }

  #number(value: number, branches: readonly JsonObject[], key: string): number {
    if (OF_A_BIRTH.test(key)) return /year/i.test(key) ? YEAR_OF_EVERYBODY : 1
    if (!NAMES_SOMEBODY.test(key) || value <= LARGEST_STATE || isListed(value, branches)) return value
    const fits = (text: string) => branches.length === 0 || branches.some((schema) => this.#fits(schema, Number(text)))
    const text = this.#pseudonyms.of(String(value), 'number', (one) => /^[1-9]\d*$/.test(one) && fits(one))
    return Number(text) || 0
  }

  #isMoment(value: string, branches: readonly JsonObject[], key: string): boolean {
    const isDated = branches.some(
      ({ format, pattern }) => format === 'date-time' || format === 'date' || isMonth(pattern),
    )
    return isDated && !OF_A_BIRTH.test(key) && /^\d{4}-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?$/.test(value)
  }

  #fits(schema: JsonObject, value: unknown): boolean {
    const known = this.#checks.get(schema)
    if (known) return known(value)
    const check = this.#schemas.check(schema)
    const fits = (one: unknown) => check(one) === undefined
    this.#checks.set(schema, fits)
    return fits(value)
  }
}

const isMonth = (pattern: Json | undefined): boolean =>
  typeof pattern === 'string' && pattern.startsWith('^[0-9]{4}-(0')

const isListed = (value: string | number, branches: readonly JsonObject[]): boolean =>
  branches.some(
    ({ const: only, enum: several }) => only === value || (Array.isArray(several) && several.includes(value)),
  )

const formatOf = (branches: readonly JsonObject[]): string | undefined =>
  branches.map(({ format }) => format).find((format) => typeof format === 'string')
