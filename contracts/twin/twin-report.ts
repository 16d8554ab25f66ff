import type { Contract } from '../contract.ts'
import type { Counted } from '../differences/comparison-context.ts'
import { type Finding, findingsOf } from '../differences/findings.ts'
import { formatFinding } from '../differences/report-texts.ts'
import type { Played } from './play.ts'

/** The result of a twin run; `--json` prints it unchanged. */
export type TwinReport = {
  /** Played recorded calls and scenarios, how many of them were scenarios, and the calls that the mock received in them. */
  plays: number
  scenarios: number
  calls: number
  differing: number
  /** Plays that differ because their provider state could not be set up or torn down. */
  notBegun: number
  notRequested: number
  /** Scenarios that ended early, each with what it needs. */
  skipped: { play: string; need: string }[]
  counted: Counted
  shuffle: number
  findings: Finding[]
}

const MAX_CALLS = 4

/** The findings of a run; the values of the mock are invented and shown in full. */
export const twinFindings = (contract: Contract, played: readonly Played[]): Finding[] =>
  findingsOf(
    contract,
    played.flatMap(({ shown }) => shown),
    true,
  )

/** The text report; its last line says how many of the plays differ. */
export function formatTwinReport(report: TwinReport): string {
  const { findings, skipped, counted, notRequested, plays, scenarios, calls, differing, notBegun } = report
  const lines = findings.flatMap((finding, index) => [...formatFinding(finding, index + 1, MAX_CALLS), ''])
  const looked: [number, string][] = [
    [counted.additions, 'fields more than the mock answers with, which the contract allows'],
    [counted.openOrder, 'lists in another order where the contract says none'],
    [counted.moments, 'far moments and days not compared, since the clocks of the two differ'],
    [counted.ownData, "values not compared, since the provider's states have data of their own"],
    [counted.fieldCodes, "other codes of fields at fault, which are the provider's own"],
    [notRequested, 'plays of other operations, not requested'],
  ]
  return [
    ...lines,
    ...(findings.length > 0 ? [findings.length === 1 ? '1 difference.' : `${findings.length} differences.`] : []),
    ...skipped.map(({ play, need }) => `Skipped from there on: ${play}: needs ${need}`),
    ...looked.filter(([count]) => count > 0).map(([count, what]) => `Counted only: ${count} ${what}.`),
    `Order of the plays: --shuffle ${report.shuffle}`,
    `${plays} plays (${plays - scenarios} single calls, ${scenarios} scenarios; ${calls} calls made): ${plays - differing} the same, ${differing} differ${notBegun > 0 ? ` (${notBegun} of them for a state that could not be set up or ended)` : ''}, ${skipped.length} skipped in part`,
  ].join('\n')
}
