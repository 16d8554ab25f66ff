import type { Contract } from '../../contract.ts'
import type { Finding } from '../../differences/findings.ts'
import { interactionName } from '../../pact-file.ts'
import type { OperationCalls } from '../run/operation-status.ts'
import { findingsOfCalls } from '../run/verified-call.ts'
import { escapeMarkup } from './html-report.ts'

/** The JUnit XML that CI servers read: a suite for each operation, a test for each call; calls that prove nothing are skipped. */
export function formatJunit(contract: Contract, groups: readonly OperationCalls[]): string {
  const suites = groups.map((group) => {
    const calls = describeCalls(contract, group)
    const count = (status: string) => calls.filter((call) => call.status === status).length
    const skipped = calls.length - count('passed') - count('failed')
    return [
      `  <testsuite ${attributes({ name: group.operation.id, tests: calls.length, failures: count('failed'), errors: 0, skipped })}>`,
      ...calls.map((call) => formatCall(group.operation.id, call)),
      '  </testsuite>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contracts:verify">\n${suites.join('\n')}\n</testsuites>\n`
}

function formatCall(operation: string, { name, status, findings }: ReturnType<typeof describeCalls>[number]): string {
  const open = `    <testcase ${attributes({ name, classname: operation })}`
  if (status === 'passed') return `${open}/>`
  if (status !== 'failed') return `${open}><skipped ${attributes({ message: status })}/></testcase>`
  const text = findings.map(({ title, expected, received, advice }) =>
    [title, `expected: ${expected}`, `received: ${received}`, `to do: ${advice}`].join('\n'),
  )
  const failure = attributes({ message: findings.map(({ title }) => title).join('; ') })
  return `${open}><failure ${failure}>${escapeMarkup(text.join('\n\n'))}</failure></testcase>`
}

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
    .join(' ')

type CallStatus = 'passed' | 'failed' | 'not built' | 'no state'

/** A single call as a report of calls shows it; `findings` are its own. */
type DescribedCall = { name: string; status: CallStatus; findings: Finding[] }

function describeCalls(contract: Contract, group: OperationCalls): DescribedCall[] {
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
