import { formatFinding, listNames, plural } from '../../differences/report-texts.ts'
import type { OperationStatus } from '../run/operation-status.ts'
import { formatCounts, type VerificationReport, type VerifiedOperation } from './verification-report.ts'

/** One screen of 50 lines, without the four that npm prints before the command. */
const SCREEN = 46

/** The text report; its last line is `N passed, N failed`. Fits one screen unless `isVerbose`. */
export function formatReport(report: VerificationReport, isVerbose = false): string {
  const table = formatOperations(report.operations, isVerbose)
  const found = report.findings.map((finding, index) => formatFinding(finding, index + 1, isVerbose ? Infinity : 1))
  const footer = formatFooter(report)
  const room = SCREEN - table.length - footer.length - 2
  const shown = isVerbose ? found : found.slice(0, countFitting(found, room))
  const more = found.length - shown.length
  return [
    ...table,
    '',
    ...shown.flatMap((lines) => [...lines, '']),
    ...(found.length > 0
      ? [`${plural(found.length, 'finding')}${more > 0 ? `, ${more} more: --verbose shows all` : ''}.`]
      : []),
    ...footer,
  ].join('\n')
}

/** The worst finding is always shown. */
function countFitting(found: readonly string[][], room: number): number {
  let used = 0
  const fits = found.findIndex((lines) => {
    used += lines.length + 1
    return used > room
  })
  return fits === -1 ? found.length : Math.max(1, fits)
}

function formatFooter(report: VerificationReport): string[] {
  const { notRequested, shuffle, noState, corsVerified, notBuiltExample, missingValues } = report
  return [
    ...(notBuiltExample === undefined ? [] : [`Not built: ${notBuiltExample}`]),
    ...(noState > 0
      ? ['No state: no call could be made. npm run contracts:verify -- --states lists the states to set up.']
      : []),
    ...(missingValues.length > 0 ? [`Values that your states do not return: ${missingValues.join(', ')}.`] : []),
    ...(notRequested > 0 ? [`Not requested: ${notRequested} calls of other operations.`] : []),
    ...(corsVerified ? [] : ["CORS is not verified: --origin names the origin of the portal's pages (docs/cors.md)."]),
    `Order and generated calls: --shuffle ${shuffle}`,
    formatCounts(report),
  ]
}

/** More rows than this are summarized, so that findings fit the screen as well. */
const MAX_ROWS = 8

/**
 * The table of operations by counted calls. Operations that are not built, or have no state, take one line together unless `isVerbose`.
 */
function formatOperations(operations: readonly VerifiedOperation[], isVerbose: boolean): string[] {
  const of = (status: OperationStatus) => operations.filter((one) => one.status === status)
  const failing = of('failing').toSorted((one, other) => other.failed - one.failed)
  const passing = of('passing')
  if (isVerbose) return formatTable([...failing, ...passing, ...of('no state'), ...of('not built')])
  const room = MAX_ROWS - Math.min(failing.length, MAX_ROWS)
  const isListed = passing.length <= room
  return [
    ...formatTable([...failing.slice(0, MAX_ROWS), ...(isListed ? passing : [])]),
    ...summarize(failing.slice(MAX_ROWS), 'failing as well'),
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
