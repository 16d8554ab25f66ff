import { type Contract, operationOf } from '../../contract.ts'
import { readBody, textOfPage } from '../../differences/answer.ts'
import type { Finding } from '../../differences/findings.ts'
import { type OperationCalls, type OperationStatus, readStatus } from '../run/operation-status.ts'
import { findingsOfCalls, type VerifiedCall } from '../run/verified-call.ts'

/** The calls of one operation, counted. */
export type VerifiedOperation = {
  operation: string
  /** Method and path. */
  call: string
  summary: string
  status: OperationStatus
  passed: number
  failed: number
  notBuilt: number
  noState: number
}

/** The result of a verification; `--json` prints it unchanged. Counts are of interactions: single calls of the portal. */
export type VerificationReport = {
  passed: number
  failed: number
  /** Calls of operations that the provider does not have. */
  notBuilt: number
  /** Calls of operations whose provider states are unknown. */
  noState: number
  /** Calls of operations that `--operations` excluded. */
  notRequested: number
  /** Pass it to `--shuffle` to repeat the order of this run. */
  shuffle: number
  /** Whether calls from the portal's origin were made. */
  corsVerified: boolean
  /** What one call of an operation that is not built was answered; undefined if all are built. */
  notBuiltExample?: string
  /** Values that the known states of operations without a state do not return. */
  missingValues: string[]
  operations: VerifiedOperation[]
  findings: Finding[]
}

/** The calls of each operation, in the order of the contract. */
export function groupByOperation(contract: Contract, calls: readonly VerifiedCall[]): OperationCalls[] {
  const groups = Map.groupBy(calls, ({ interaction }) => operationOf(contract, interaction).id)
  return contract.operations.flatMap((operation) => {
    const own = groups.get(operation.id)
    return own === undefined ? [] : [readStatus(contract, operation, own)]
  })
}

export function makeReport(
  contract: Contract,
  groups: readonly OperationCalls[],
  { notRequested, shuffle, corsVerified }: Pick<VerificationReport, 'notRequested' | 'shuffle' | 'corsVerified'>,
): VerificationReport {
  const operations = groups.map(countCalls)
  const sum = (count: (one: VerifiedOperation) => number) => operations.reduce((total, one) => total + count(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    notBuilt: sum(({ notBuilt }) => notBuilt),
    noState: sum(({ noState }) => noState),
    notRequested,
    shuffle,
    corsVerified,
    ...exampleOfNotBuilt(groups),
    missingValues: missingValuesOf(groups),
    operations,
    findings: findingsOfCalls(
      contract,
      groups.flatMap(({ failed }) => failed),
    ),
  }
}

const missingValuesOf = (groups: readonly OperationCalls[]): string[] => {
  const differences = groups.flatMap(({ noState }) => noState.flatMap((call) => call.differences))
  return [...new Set(differences.flatMap((one) => (one.kind === 'lack' ? one.fields : [])))].toSorted()
}

/** A wrong address looks like operations that are not built; the answer distinguishes them. */
function exampleOfNotBuilt(groups: readonly OperationCalls[]): { notBuiltExample?: string } {
  const group = groups.find(({ status }) => status === 'not built')
  const answer = group?.notBuilt.find((call) => call.answer !== undefined)?.answer
  if (group === undefined || answer === undefined) return {}
  const { method, path } = group.operation
  const body = readBody(answer)
  const received = body === undefined ? textOfPage(answer.body) : JSON.stringify(body).slice(0, 100)
  return { notBuiltExample: `${method} ${path} was answered HTTP ${answer.status} ${received}`.trim() }
}

/** The last line of the text report. */
export function formatCounts({ passed, failed, notBuilt, noState }: VerificationReport): string {
  const others = [...(notBuilt > 0 ? [`${notBuilt} not built`] : []), ...(noState > 0 ? [`${noState} no state`] : [])]
  return [`${passed} passed`, `${failed} failed`, ...others].join(', ')
}

function countCalls({ operation, status, passed, failed, notBuilt, noState }: OperationCalls): VerifiedOperation {
  const { id, method, path, summary } = operation
  return {
    operation: id,
    call: `${method} ${path}`,
    summary,
    status,
    passed: passed.length,
    failed: failed.length,
    notBuilt: notBuilt.length,
    noState: noState.length,
  }
}
