import * as v from 'valibot'
import { type AnswerDifference, typeOf } from '../differences/difference.ts'

/** A difference as Pact reports it. Only its sentence distinguishes the kinds of body differences. */
export const mismatch = v.object({
  type: v.optional(v.string(), ''),
  mismatch: v.optional(v.string(), ''),
  path: v.optional(v.string(), ''),
  key: v.optional(v.string(), ''),
  expected: v.optional(v.unknown()),
  actual: v.optional(v.unknown()),
})

type Mismatch = v.InferOutput<typeof mismatch>

export function readDifference(found: Mismatch): AnswerDifference {
  const { type, mismatch: said, expected, actual } = found
  const path = found.path.replace(/^\$\.?/, '').replace(/^\/$/, '')
  if (type === 'StatusMismatch') return { kind: 'status', expected: Number(expected), came: Number(actual) }
  if (type === 'HeaderMismatch') return readHeader(found)
  if (type === 'BodyTypeMismatch') return { kind: 'media-type', expected: String(expected), came: String(actual) }

  const missing = /missing the following keys: (.+)$/.exec(said)?.[1]
  if (missing !== undefined) return { kind: 'missing', path, fields: missing.split(', ') }
  if (said.startsWith('Failed to parse')) return { kind: 'unreadable' }
  if (said.endsWith('but was empty')) return { kind: 'no-body' }
  const least = /minimum size of (\d+)/.exec(said)?.[1]
  const came = readValue(actual)
  if (least !== undefined)
    return { kind: 'too-few', path, least: Number(least), came: Array.isArray(came) ? came.length : 0 }

  const wanted = readValue(expected)
  if (isWholeNumber(wanted) && isWholeNumber(came) && (wanted === came || / integer/.test(said)))
    return { kind: 'decimals', path, came: String(actual) }
  if (typeOf(wanted) !== typeOf(came)) return { kind: 'type', path, expected: wanted, came }
  const pattern = patternIn(said)
  if (pattern !== undefined) return { kind: 'form', path, expected: wanted, came, pattern }
  return { kind: 'value', path, expected: wanted, came }
}

const isWholeNumber = (value: unknown) => typeof value === 'number' && Number.isInteger(value)

function readHeader({ key, mismatch: said, expected, actual }: Mismatch): AnswerDifference {
  const pattern = patternIn(said)
  const came = typeof actual === 'string' && actual !== '' ? actual : undefined
  return {
    kind: 'header',
    name: key,
    expected: String(expected).replaceAll('"', ''),
    came,
    ...(pattern !== undefined && { pattern }),
  }
}

function patternIn(said: string): string | undefined {
  if (said.includes('timestamp pattern')) return 'a moment of ISO 8601, as 2026-11-10T09:00:00.000Z'
  return / to match '(.+)'$/.exec(said)?.[1]
}

/** Pact gives values as JSON text, and null as no text. */
function readValue(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? null
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
