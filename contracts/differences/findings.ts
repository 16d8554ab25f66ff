import type { Contract, ContractOperation } from '../contract.ts'
import { type ExpectedAnswer, markAllowed, pointerTo, rulesOf } from './contract-place.ts'
import { type Difference, placeOf } from './difference.ts'
import { causeOf, severityOf } from './difference-cause.ts'
import { describeDifference } from './difference-texts.ts'

/** A call that shows a finding: its description and its provider state. */
export type FindingCall = { operation: string; interaction: string; given: string }

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
