import { listNames, plural } from '../differences/report-texts.ts'
import type { OperationStatus } from './operation-status.ts'
import type { VerifiedOperation } from './verification-report.ts'

/** More rows than this are summarized, so that findings fit the screen as well. */
const MOST_ROWS = 8

/**
 * The table of operations by counted calls. Operations that are not built, or have no state, take one line together unless `isVerbose`.
 */
export function formatOperations(operations: readonly VerifiedOperation[], isVerbose: boolean): string[] {
  const of = (status: OperationStatus) => operations.filter((one) => one.status === status)
  const failing = of('failing').toSorted((one, other) => other.failed - one.failed)
  const passing = of('passing')
  if (isVerbose) return formatTable([...failing, ...passing, ...of('no state'), ...of('not built')])
  const room = MOST_ROWS - Math.min(failing.length, MOST_ROWS)
  const isListed = passing.length <= room
  return [
    ...formatTable([...failing.slice(0, MOST_ROWS), ...(isListed ? passing : [])]),
    ...summarize(failing.slice(MOST_ROWS), 'failing as well'),
    ...(isListed ? [] : summarize(passing, 'passing')),
    ...summarize(of('no state'), 'no state'),
    ...summarize(of('not built'), 'not built'),
  ]
}

const HEAD = ['Operation', 'not built', 'failing', 'passing']

function formatTable(operations: readonly VerifiedOperation[]): string[] {
  if (operations.length === 0) return []
  const rows = operations.map(({ operation, call, notBuilt, failed, passed, noState }) => [
    `${operation} (${call})`,
    noState > 0 ? 'no state' : count(notBuilt),
    count(failed),
    count(passed),
  ])
  const width = Math.max(...rows.map(([name = '']) => name.length), 40)
  return [HEAD, ...rows].map(
    ([name = '', ...cells]) => name.padEnd(width) + cells.map((cell) => cell.padStart(11)).join(''),
  )
}

const count = (calls: number) => (calls === 0 ? '-' : String(calls))

function summarize(operations: readonly VerifiedOperation[], status: string): string[] {
  if (operations.length === 0) return []
  const calls = operations.reduce((sum, one) => sum + one.passed + one.failed + one.notBuilt + one.noState, 0)
  const names = listNames(operations.map(({ operation }) => operation))
  return [`${plural(operations.length, 'operation')} ${status} (${plural(calls, 'call')}): ${names}`]
}
