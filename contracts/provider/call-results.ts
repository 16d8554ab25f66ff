import type { Contract } from '../contract.ts'
import type { Finding } from '../differences/findings.ts'
import { interactionName } from '../pact-file.ts'
import type { OperationCalls } from './operation-status.ts'
import { findingsOfCalls } from './verified-call.ts'

type CallStatus = 'passed' | 'failed' | 'not built' | 'no state'

/** A single call as a report of calls shows it; `findings` are its own. */
export type DescribedCall = { name: string; status: CallStatus; findings: Finding[] }

export function describeCalls(contract: Contract, group: OperationCalls): DescribedCall[] {
  const all: [CallStatus, OperationCalls['passed']][] = [
    ['failed', group.failed],
    ['passed', group.passed],
    ['not built', group.notBuilt],
    ['no state', group.noState],
  ]
  return all.flatMap(([status, calls]) =>
    calls.map((call) => ({
      name: interactionName(call.interaction),
      status,
      findings: status === 'failed' ? findingsOfCalls(contract, [call]) : [],
    })),
  )
}
