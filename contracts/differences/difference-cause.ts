import type { Outcome } from './answer.ts'
import { type AnswerDifference, lacksTimeZone, typeOf } from './difference.ts'

/**
 * Returns the same text for differences that have one cause in a backend, in whatever operation they are. `pointer` is the place in the
 * contract: operations that share a schema share its place.
 */
export function causeOf(difference: AnswerDifference, pointer: string): string {
  if (lacksTimeZone(difference)) return 'time zone'
  return JSON.stringify([difference.kind, ...detailsOf(difference, pointer)])
}

function detailsOf(difference: AnswerDifference, pointer: string): unknown[] {
  switch (difference.kind) {
    case 'state':
      return [difference.why.replaceAll(difference.state, '…')]
    case 'lack':
      return [difference.names]
    case 'state-type':
      return [difference.name]
    case 'decimals':
      return []
    case 'generated':
      return [difference.cause]
    case 'ending':
    case 'silence':
      return [difference.why]
    case 'redirect':
      return [difference.came, difference.target]
    case 'broken':
      return difference.mediaType === undefined ? [difference.came] : [difference.mediaType]
    case 'absent':
    case 'no-envelope':
      return [difference.came]
    case 'status':
      // Refusals by HTTP status have one cause, whichever status each of them has.
      if (difference.expected === 200) return [200, difference.came < 300]
      return difference.came === 200 ? [200] : [difference.expected, difference.came]
    case 'outcome':
      return [nameOf(difference.expected), nameOf(difference.came)]
    case 'header':
      return [difference.name.toLowerCase(), difference.came === undefined]
    case 'media-type':
      return [difference.expected, difference.came]
    case 'unreadable':
      return [difference.why]
    case 'no-body':
      return []
    case 'token':
      return [difference.problem]
    case 'missing':
      return [pointer, difference.fields]
    case 'extra':
      // Fields of the envelope are written at one place for all answers.
      return [difference.path.includes('.') ? pointer : '', difference.path.split('.').at(-1)]
    case 'too-few':
      return [pointer]
    case 'repeated':
      return [difference.value]
    default:
      return [difference.path === 'error_code' ? '' : pointer, typeOf(difference.came)]
  }
}

const nameOf = ({ code, error }: Outcome) => error ?? code

/** The order of findings, the worst first. */
const KINDS: readonly AnswerDifference['kind'][][] = [
  ['silence', 'redirect', 'broken', 'absent', 'media-type', 'no-body', 'unreadable'],
  ['token'],
  ['no-envelope', 'status'],
  ['outcome'],
  ['repeated', 'missing', 'type', 'form', 'decimals', 'too-few', 'value', 'extra', 'contract'],
  ['header'],
  ['generated'],
  ['state', 'state-type', 'lack'],
  ['ending'],
]

/** A smaller number is worse: first a call that ran although it had to be refused. */
export function severityOf(difference: AnswerDifference): number {
  const isUnprotected =
    difference.kind === 'outcome' && [401, 403].includes(difference.expected.status) && difference.came.code === 200
  return isUnprotected ? -1 : KINDS.findIndex((kinds) => kinds.includes(difference.kind))
}
