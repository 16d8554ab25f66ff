import {
  type Arbitrary,
  constant,
  constantFrom,
  double,
  jsonValue,
  maxSafeInteger,
  oneof,
  string,
  tuple,
} from 'fast-check'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'

/** Short ones mostly, as fast-check likes them; the limits of the contract lie further out, so one in three goes as far as its length says. */
export const anyText = oneof(
  string({ unit: anyCodePoint, maxLength: 300 }),
  string({ unit: 'grapheme', maxLength: 300 }),
  string({ unit: anyCodePoint, maxLength: 150, size: 'max' }),
)
const junk = oneof(jsonValue({ maxDepth: 4 }), anyText, double(), maxSafeInteger(), constant(undefined))

/** Returns `body` with one of its values, at any depth, replaced by anything; one time in five anything instead of the body. */
export function spoiled(body: object): Arbitrary<unknown> {
  const places = placesOf(body)
  const nearlyRight = tuple(constantFrom(...places), junk).map(([place, value]) => replaced(body, place, value))
  return oneof({ weight: 4, arbitrary: nearlyRight }, { weight: 1, arbitrary: junk })
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, child]) => placesOf(child).map((rest) => [key, ...rest]))
  return [[], ...inner]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const before = (value as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value)) return value.with(Number(key), replaced(before, rest, by))
  return { ...(value as object), [key]: replaced(before, rest, by) }
}
