import { toIsoString } from '../../domain/time/instant.ts'

type Value = string | number | boolean | null
export type SectionRow = Readonly<Record<string, Value>>

export interface RecordSection {
  readonly name: string
  readonly isList: boolean
  readonly total: number
  readonly rows: readonly SectionRow[]
}

const MAX_ROWS = 100

/** One group of facts. */
export const factsSection = (name: string, facts: object): RecordSection => ({
  name,
  isList: false,
  total: 1,
  rows: [toRow(facts)],
})

/** A list, given oldest first and shown newest first. */
export const listSection = (name: string, entries: readonly object[]): RecordSection => ({
  name,
  isList: true,
  total: entries.length,
  rows: entries.slice(-MAX_ROWS).toReversed().map(toRow),
})

/** Values to read: instants as ISO texts, lists as one text, and the facts of a nested object under a joined name. */
export const toRow = (facts: object): SectionRow => Object.fromEntries(Object.entries(facts).flatMap(toCells))

function toCells([name, value]: [string, unknown]): [string, Value][] {
  if (value === undefined) return []
  if (Array.isArray(value)) return [[name, value.map(textOf).join(', ')]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, cell]: [string, unknown]) => toCells([`${name}.${inner}`, cell]))
  if (typeof value === 'number' && /(At|Until)$/.test(name)) return [[name, toIsoString(value)]]
  return [[name, value as Value]]
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(String).join(' ') : String(value)
