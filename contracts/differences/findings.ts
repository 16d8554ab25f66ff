import type { Contract, ContractOperation } from '../contract.ts'
import type { Outcome } from './answer.ts'
import { type ExpectedAnswer, markAllowed, pointerTo, rulesOf } from './contract-place.ts'
import { type Difference, lacksTimeZone, placeOf, typeOf } from './difference.ts'
import { describeDifference } from './difference-texts.ts'

/** A call that shows a finding: its description and its provider state; of a failure of the backend the request line and what came. */
export type FindingCall = { operation: string; interaction: string; given: string; request?: string; answer?: string }

/** A difference and the call that shows it; without an operation it is about the messages that were sent. */
export type ShownDifference = {
  difference: Difference
  operation: ContractOperation | undefined
  expected: ExpectedAnswer
  call: Omit<FindingCall, 'operation'>
}

/** One cause to fix in the provider, with every call that shows it. The texts are those of the first call. */
export type Finding = {
  kind: Difference['kind']
  /** The field, header or state. */
  place: string
  title: string
  expected: string
  received: string
  /** Where the contract defines it, and the rules of the first operation; empty for what concerns every operation. */
  contract: string
  rules: string
  advice: string
  operations: string[]
  calls: FindingCall[]
}

/** Describes what differs, one finding for each cause, the worst first. `isMasked`: received texts may be of real people. */
export function findingsOf(contract: Contract, shown: readonly ShownDifference[], isMasked = false): Finding[] {
  const found = new Map<string, { finding: Finding; severity: number }>()
  for (const one of shown) {
    const { difference, operation, expected, call } = one
    const pointer = operation === undefined ? '' : pointerTo(contract, operation, expected, difference)
    const key = causeOf(difference, operation === undefined ? placeOf(difference) : pointer)
    const known = found.get(key) ?? {
      finding: describe(contract, one, pointer, isMasked),
      severity: severityOf(difference),
    }
    found.set(key, known)
    const { operations, calls } = known.finding
    if (operation !== undefined && !operations.includes(operation.id)) operations.push(operation.id)
    calls.push({ operation: operation?.id ?? '', ...call })
  }
  return [...found.values()]
    .toSorted(
      (one, other) =>
        one.severity - other.severity ||
        other.finding.operations.length - one.finding.operations.length ||
        other.finding.calls.length - one.finding.calls.length ||
        one.finding.title.localeCompare(other.finding.title),
    )
    .map(({ finding }) => finding)
}

function describe(
  contract: Contract,
  { difference, operation, expected }: ShownDifference,
  pointer: string,
  isMasked: boolean,
): Finding {
  const sample = Object(expected.body?.content) as object
  return {
    kind: difference.kind,
    place: placeOf(difference),
    ...describeDifference(markAllowed(contract, pointer, difference), { sample, isMasked }),
    contract: operation === undefined ? 'openapi/sandbox.yaml' : `generated/provider.yaml${pointer}`,
    rules: operation === undefined ? '' : rulesFor(operation, difference),
    operations: [],
    calls: [],
  }
}

/** The rules of an operation are about its content. What concerns every operation is explained by the text itself. */
const rulesFor = (operation: ContractOperation, { kind }: Difference): string =>
  ['generated', 'token', 'header', 'media-type', 'broken'].includes(kind) ? '' : rulesOf(operation)

/**
 * Returns the same text for differences that have one cause in a backend, in whatever operation they are. `pointer` is the place in the
 * contract: operations that share a schema share its place.
 */
function causeOf(difference: Difference, pointer: string): string {
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
function severityOf(difference: Difference): number {
  const isUnprotected =
    difference.kind === 'outcome' && [401, 403].includes(difference.expected.status) && difference.received.code === 200
  if (isUnprotected) return -1
  if (difference.kind === 'state' && difference.action === 'teardown') return KINDS.length
  const index = KINDS.findIndex((kinds) => kinds.includes(difference.kind))
  return index < 0 ? OF_VALUES : index
}
