import type { Outcome } from './answer.ts'
import { type Difference, lacksTimeZone, typeOf } from './difference.ts'

/**
 * Returns the same text for differences that have one cause in a backend, in whatever operation they are. `pointer` is the place in the
 * contract: operations that share a schema share its place.
 */
export function causeOf(difference: Difference, pointer: string): string {
  if (lacksTimeZone(difference)) return 'time zone'
  return JSON.stringify([difference.kind, ...detailsOf(difference, pointer)])
}

function detailsOf(difference: Difference, pointer: string): unknown[] {
  switch (difference.kind) {
    case 'state':
      return [difference.action, difference.received.replaceAll(difference.name, '…')]
    case 'lack':
      return difference.fields
    case 'state-type':
      return [difference.name]
    case 'decimals':
    case 'no-body':
      return []
    case 'generated':
      return [difference.cause]
    case 'silence':
    case 'redirect':
    case 'absent':
    case 'no-envelope':
    case 'unreadable':
    case 'end':
      return [difference.received]
    case 'broken':
      return [difference.mediaType ?? difference.received]
    case 'status':
      // Refusals by HTTP status have one cause, whichever status each of them has.
      if (difference.expected === 200) return [200, difference.received < 300]
      return difference.received === 200 ? [200] : [difference.expected, difference.received]
    case 'outcome':
      return [nameOf(difference.expected), nameOf(difference.received)]
    case 'header':
      return [difference.name.toLowerCase(), difference.received === undefined]
    case 'media-type':
      return [difference.expected, difference.received]
    case 'token':
      return [difference.problem]
    case 'missing':
      return [pointer, difference.fields]
    case 'extra':
      // Fields of the envelope are written at one place for all answers.
      return [difference.place.includes('.') ? pointer : '', difference.place.split('.').at(-1)]
    case 'repeated':
      return [difference.value]
    case 'order':
    case 'length':
    case 'identity':
    case 'moment':
    case 'day':
      return [pointer]
    default:
      return [difference.place === 'error_code' ? '' : pointer, typeOf(difference.received)]
  }
}

const nameOf = ({ code, error }: Outcome) => error ?? code

/** The order of findings, the worst first; kinds of values in the body are not listed. */
const KINDS: readonly Difference['kind'][][] = [
  ['silence', 'redirect', 'broken', 'absent', 'media-type', 'no-body', 'unreadable'],
  ['token'],
  ['no-envelope', 'status'],
  ['outcome'],
  [],
  ['header'],
  ['generated'],
  ['state', 'state-type', 'lack'],
  ['end'],
]
const OF_VALUES = KINDS.findIndex((kinds) => kinds.length === 0)

/** A smaller number is worse: first a call that ran although it had to be refused. */
export function severityOf(difference: Difference): number {
  const isUnprotected =
    difference.kind === 'outcome' && [401, 403].includes(difference.expected.status) && difference.received.code === 200
  if (isUnprotected) return -1
  if (difference.kind === 'state' && difference.action === 'teardown') return KINDS.length
  const index = KINDS.findIndex((kinds) => kinds.includes(difference.kind))
  return index < 0 ? OF_VALUES : index
}
