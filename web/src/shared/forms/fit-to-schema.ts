import type * as v from 'valibot'
import { readNumber } from './typed-number.ts'

/** The properties of valibot schemas that describe their content; a piped schema has those of its first member. */
type Shape = v.GenericSchema & {
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly literal?: unknown
  readonly options?: readonly unknown[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function toNumber(value: unknown): unknown {
  return typeof value === 'string' ? (readNumber(value) ?? value) : value
}

function toBoolean(value: unknown): unknown {
  if (value === 'true' || value === 'on') return true
  return value === 'false' ? false : value
}

/** Fields of an object; a required group without any value becomes an object, so that its own fields are reported as missing. */
function toObject(value: unknown, entries: Readonly<Record<string, v.GenericSchema>>): unknown {
  if (value !== undefined && !isRecord(value)) return value
  const given = value ?? {}
  const fitted = Object.entries(entries).map(([name, entry]) => [name, fitToSchema(given[name], entry)] as const)
  return { ...given, ...Object.fromEntries(fitted.filter(([, field]) => field !== undefined)) }
}

/** A form has only texts. A value that cannot be converted stays as it was typed, for the schema to refuse. */
export function fitToSchema(value: unknown, schema: v.GenericSchema): unknown {
  const { type, wrapped, entries, item, literal, options } = schema as Shape
  if (wrapped) return value === undefined ? undefined : fitToSchema(value, wrapped)
  if (entries) return toObject(value, entries)
  if (type === 'array' && item && value !== undefined) {
    return (Array.isArray(value) ? value : [value]).map((entry: unknown) => fitToSchema(entry, item))
  }
  if (type === 'number') return toNumber(value)
  if (type === 'picklist' && options?.every((option) => typeof option === 'number')) return toNumber(value)
  if (type === 'boolean' || typeof literal === 'boolean') return toBoolean(value)
  return value
}
