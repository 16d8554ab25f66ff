import * as v from 'valibot'
import { type Difference, typeOf } from '../../differences/difference.ts'

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

export function readDifference(found: Mismatch): Difference {
  const { type, mismatch: text, expected, actual } = found
  const place = found.path.replace(/^\$\.?/, '').replace(/^\/$/, '')
  if (type === 'StatusMismatch') return { kind: 'status', expected: Number(expected), received: Number(actual) }
  if (type === 'HeaderMismatch') return readHeader(found)
  if (type === 'BodyTypeMismatch') return { kind: 'media-type', expected: String(expected), received: String(actual) }

  const missing = /missing the following keys: (.+)$/.exec(text)?.[1]
  if (missing !== undefined) return { kind: 'missing', place, fields: missing.split(', ') }
  if (text.startsWith('Failed to parse')) return { kind: 'unreadable' }
  if (text.endsWith('but was empty')) return { kind: 'no-body' }
  const least = /minimum size of (\d+)/.exec(text)?.[1]
  const received = readValue(actual)
  if (least !== undefined)
    return {
      kind: 'length',
      place,
      expected: Number(least),
      received: Array.isArray(received) ? received.length : 0,
      isMinimum: true,
    }

  const wanted = readValue(expected)
  if (isWholeNumber(wanted) && isWholeNumber(received) && (wanted === received || / integer/.test(text)))
    return { kind: 'decimals', place, received: String(actual) }
  if (typeOf(wanted) !== typeOf(received)) return { kind: 'type', place, expected: wanted, received }
  const pattern = patternIn(text)
  if (pattern !== undefined) return { kind: 'form', place, expected: wanted, received, pattern }
  return { kind: 'value', place, expected: wanted, received }
}

const isWholeNumber = (value: unknown) => typeof value === 'number' && Number.isInteger(value)

function readHeader({ key, mismatch: text, expected, actual }: Mismatch): Difference {
  const pattern = patternIn(text)
  const received = typeof actual === 'string' && actual !== '' ? actual : undefined
  return {
    kind: 'header',
    name: key,
    expected: String(expected).replaceAll('"', ''),
    received,
    ...(pattern !== undefined && { pattern }),
  }
}

function patternIn(text: string): string | undefined {
  if (text.includes('timestamp pattern')) return 'a moment of ISO 8601, as 2026-11-10T09:00:00.000Z'
  return / to match '(.+)'$/.exec(text)?.[1]
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
