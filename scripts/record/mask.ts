import type { Json, JsonObject } from '#mock/kernel/contract/contract.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import type { PublicTexts } from './public-texts.ts'
import type { SchemaBranches, SchemaFits } from './schema-branches.ts'

const DAY_MS = 86_400_000

/**
 * Returns a day as far before or after `today` as the next power of two: rules about the past or the future, or about the order of two
 * distant days, decide the same. Both are YYYY-MM-DD; returns undefined if `day` is not.
 */
function coarseDay(day: string, today: string): string | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(days)) return undefined
  const far = days === 0 ? 0 : Math.min(2 ** Math.ceil(Math.log2(Math.abs(days))), 2 ** 13)
  return new Date(Date.parse(today) + Math.sign(days) * far * DAY_MS).toISOString().slice(0, 10)
}

/** Names of members that contain another person's date of birth, although the contract defines them as plain dates. */
const OF_A_BIRTH = /birth|born/i
/** The kind of a member for which the contract allows several kinds of text. */
const KINDS: Readonly<Record<string, string>> = { username: 'angel-number' }
/** Values of a closed list that decide how a call continues and are needed to repeat it. The role of `scope` is the caller of a scenario. */
const DECIDING = {
  request: new Set(['frequency', 'language', 'method', 'subject', 'type']),
  answer: new Set(['scope']),
}

type Members = Readonly<Record<string, unknown>>

export interface MaskParts {
  readonly branches: SchemaBranches
  readonly schemas: SchemaFits
  readonly pseudonyms: Pseudonyms
  readonly publicTexts: PublicTexts
}

/**
 * Replaces every text, number, date, state and illness by a pseudonym that fits the contract if the real value did, and violates it if the
 * real value did. It keeps only
 * - null, booleans and the length of a list: they identify no person once everything around them is replaced;
 * - values that are the only ones possible at their place (`kind`, `step`), and the few that decide how a call continues;
 * - names of members that the contract or the foundation's own settings define. Any other member of an answer is removed and counted in
 *   `dropped`; in a request it is renamed, since a backend refuses it there.
 */
export class Mask {
  readonly #parts: MaskParts
  readonly #side: 'request' | 'answer'
  /** The day of the call: dates of a request stay before or after it. */
  readonly #today: string
  /** How many members of an answer were removed. */
  dropped = 0

  constructor(parts: MaskParts, side: 'request' | 'answer', today: string) {
    this.#parts = parts
    this.#side = side
    this.#today = today
  }

  /** `key` is the name of the member that has the value. */
  value(value: unknown, branches: readonly JsonObject[], key: string): Json {
    if (typeof value === 'string') return this.text(value, branches, key)
    if (typeof value === 'number') return this.#number(value, branches, key)
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
    const { branches: walk } = this.#parts
    if (Array.isArray(value)) return value.map((item: unknown) => this.value(item, walk.items(branches), key))
    return this.#object(value as Members, branches)
  }

  text(value: string, branches: readonly JsonObject[], key: string): string {
    if (value === '' || this.#parts.publicTexts.isMailbox(value)) return value
    const listed = this.#listed(value, branches, key)
    if (typeof listed === 'string') return listed
    if (this.#isSettingAt(value, key)) return value
    const strings = branches.filter(({ type }) => type === undefined || [type].flat().includes('string'))
    const given = formatOf(strings)
    const format = OF_A_BIRTH.test(key) ? 'birth-date' : (KINDS[key] ?? given)
    const fitsAny = (text: string) =>
      strings.length === 0 || strings.some((schema) => this.#parts.schemas.fits(schema, text))
    const isFitting = fitsAny(value)
    const day = this.#side === 'request' && format === 'date' && isFitting ? coarseDay(value, this.#today) : undefined
    if (day !== undefined) return this.#parts.pseudonyms.give(value, day)
    return this.#parts.pseudonyms.of(value, format, (text) => fitsAny(text) === isFitting)
  }

  /** Returns the name of a member, or a replacement that fits the rules of the object's names. */
  name(name: string, branches: readonly JsonObject[] = []): string {
    if (this.#parts.publicTexts.isSetting(name)) return name
    const rules = branches.map(({ propertyNames }) => propertyNames).filter((rule) => rule !== undefined)
    const fits = (text: string) => rules.every((rule) => this.#parts.schemas.fits(rule as JsonObject, text))
    return this.#parts.pseudonyms.of(name, 'name', fits)
  }

  #object(value: Members, branches: readonly JsonObject[]): Json {
    const members = Object.entries(value).flatMap(([key, item]): (readonly [string, Json])[] => {
      const { schemas, isNamed } = this.#parts.branches.member(branches, key)
      if (isNamed) return [[key, this.value(item, schemas, key)]]
      if (schemas.length > 0) return [[this.name(key, branches), this.value(item, schemas, '')]]
      if (this.#side === 'request') return [[this.name(key), null]]
      this.dropped += 1
      return []
    })
    return Object.fromEntries(members)
  }

  #number(value: number, branches: readonly JsonObject[], key: string): number {
    const listed = this.#listed(value, branches, key)
    if (typeof listed === 'number') return listed
    const numbers = branches.filter(({ type }) => [type].flat().some((one) => one === 'integer' || one === 'number'))
    const fitsAny = (number: number) => numbers.some((schema) => this.#parts.schemas.fits(schema, number))
    const isFitting = fitsAny(value)
    return this.#parts.pseudonyms.number(
      value,
      preferredNumbers(key, numbers),
      (number) => fitsAny(number) === isFitting,
    )
  }

  /** Masks a value of a closed list: the value itself if it is the only one or decides, otherwise `other` or the first. */
  #listed(value: string | number, branches: readonly JsonObject[], key: string): Json | undefined {
    const lists = branches.map((one) => (one.const === undefined ? one.enum : [one.const]))
    const list = lists.find((one): one is Json[] => Array.isArray(one) && one.includes(value))
    if (list === undefined) return undefined
    if (list.length === 1 || DECIDING[this.#side].has(key)) return value
    return list.includes('other') ? 'other' : list.find((one) => typeof one === typeof value)
  }

  /** Requests have a form's id and the ids of its items under these names. */
  #isSettingAt(value: string, key: string): boolean {
    return (
      ['id', 'formId', 'purpose', 'keys', 'handedOtherwise'].includes(key) && this.#parts.publicTexts.isSetting(value)
    )
  }
}

/** Years and months of today's people, then the bounds and the values just outside them. */
function preferredNumbers(key: string, schemas: readonly JsonObject[]): readonly number[] {
  const bounds = (name: 'minimum' | 'maximum') =>
    schemas.map((one) => one[name]).filter((one) => typeof one === 'number')
  const low = bounds('minimum')
  const first = low[0] ?? 1
  return [
    ...(/year/i.test(key) ? [OF_A_BIRTH.test(key) ? 1980 : 2020] : []),
    ...Array.from({ length: 200 }, (_, index) => Math.max(first, 1) + index),
    first,
    ...bounds('maximum').map((bound) => bound + 1),
    ...low.map((bound) => bound - 1),
    first + 0.5,
  ]
}

const formatOf = (branches: readonly JsonObject[]): string | undefined =>
  branches.map(({ format }) => format).find((format) => typeof format === 'string')
