import { Code, quoteTemplate } from './source.ts'
import { decodePart, type Value } from './values.ts'

/** The values that a step can use: those returned before it. */
export const knownAt = (values: readonly Value[], index: number): readonly Value[] =>
  values.filter(({ step }) => step < index)

/** A JSON value with known texts replaced by their names. */
export function withNames(value: unknown, known: readonly Value[]): unknown {
  if (typeof value === 'string') {
    const found = known.find(({ text }) => text === value)
    return found ? new Code(found.name) : value
  }
  if (Array.isArray(value)) return value.map((item) => withNames(item, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNames(member, known)]))
}

/** The parts of a path; `known` replaces a part that is a known text. */
export function textParts(path: string, known: readonly Value[]): readonly (string | Value)[] {
  return path.split('/').map((part) => known.find(({ text }) => text === part || text === decodePart(part)) ?? part)
}

/** A path as source: a string, or a template with names in it. */
export function pathSource(path: string, known: readonly Value[]): unknown {
  const parts = textParts(path, known)
  if (parts.every((part) => typeof part === 'string')) return path
  const slashed = parts.flatMap((part, index) => [
    ...(index === 0 ? [] : ['/']),
    typeof part === 'string' ? part : new Code(part.name),
  ])
  return quoteTemplate(slashed)
}
