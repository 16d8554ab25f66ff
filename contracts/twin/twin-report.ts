import type { Counted } from './compare-bodies.ts'
import type { TwinFinding } from './findings.ts'

/** What a twin run found; `--json` prints it as it is. */
export type TwinReport = {
  /** Recorded calls and stories that were played, and the calls in them. */
  plays: number
  calls: number
  differing: number
  notAsked: number
  /** Stories that ended early, each with what a side cannot do. */
  skipped: { play: string; need: string }[]
  counted: Counted
  shuffle: number
  findings: TwinFinding[]
}

const SHOWN = 4

/** The report for people; its last line says how many of the plays differ. */
export function formatTwinReport(report: TwinReport): string {
  const { findings, skipped, counted, notAsked, plays, calls, differing } = report
  const lines = findings.flatMap((finding, index) => [...formatFinding(finding, index + 1), ''])
  const looked: [number, string][] = [
    [counted.additions, 'fields more than the mock answers with, which the contract allows'],
    [counted.openOrder, 'lists in another order where the contract says none'],
    [counted.moments, 'far moments and days not compared, since the clocks of the two differ'],
    [counted.ownData, "values not compared, since the provider's states have data of their own"],
    [counted.fieldCodes, "other codes of fields at fault, which are the provider's own"],
    [notAsked, 'plays of other operations not asked'],
  ]
  return [
    ...lines,
    ...(findings.length > 0 ? [findings.length === 1 ? '1 difference.' : `${findings.length} differences.`] : []),
    ...skipped.map(({ play, need }) => `Skipped from there on: ${play}: needs the control plane: ${need}`),
    ...looked.filter(([count]) => count > 0).map(([count, what]) => `Counted only: ${count} ${what}.`),
    `Order of the plays: --shuffle ${report.shuffle}`,
    `${plays} plays of ${calls} calls: ${plays - differing} the same, ${differing} differ, ${skipped.length} skipped in part`,
  ].join('\n')
}

function formatFinding(finding: TwinFinding, number: number): string[] {
  const { operations, shownBy, mock, provider, contract, source, section, advice } = finding
  const shown = shownBy.slice(0, SHOWN).map(({ play, step }) => (play.startsWith(step) ? play : `${play}: ${step}`))
  const more = shownBy.length - shown.length
  return [
    `${number}. ${operations.slice(0, SHOWN).join(', ')}${operations.length > SHOWN ? ` and ${operations.length - SHOWN} more operations` : ''}`,
    ...row('shown by', [...shown, ...(more > 0 ? [`and ${more} more`] : [])]),
    ...row('the mock', [mock]),
    ...row('provider', [provider]),
    ...row('contract', [contract]),
    ...row('source', [`${source}; ${section}`]),
    ...row('to do', [advice]),
  ]
}

const row = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => `   ${(index === 0 ? name : '').padEnd(11)}${text}`)
