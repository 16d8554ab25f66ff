import { formatFinding } from '../differences/format-finding.ts'
import { plural } from '../differences/report-texts.ts'
import { formatOperations } from './operation-table.ts'
import { formatCounts, type VerificationReport } from './verification-report.ts'

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
