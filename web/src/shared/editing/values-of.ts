import type * as v from 'valibot'
import { lowerCased } from './is-stored.ts'

type Shape = v.GenericSchema & {
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** A record as it is stored, in the shape of `schema` whatever the case of its names; an optional empty value is left out. */
export function valuesOf<Schema extends v.GenericSchema>(record: unknown, schema: Schema): v.InferInput<Schema> {
  const { wrapped, entries } = schema as Shape
  if (wrapped) return valuesOf(record, wrapped)
  if (!entries) return record
  const stored = lowerCased((record ?? {}) as Readonly<Record<string, unknown>>)
  const values = Object.entries(entries).map(
    ([name, entry]) => [name, valuesOf(stored[name.toLowerCase()], entry), entry.type === 'optional'] as const,
  )
  return Object.fromEntries(
    values.filter(([, value, isOptional]) => !(isOptional && isEmpty(value))).map(([name, value]) => [name, value]),
  )
}
