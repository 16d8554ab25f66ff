import type { Counted } from './comparing.ts'
import type { TwinFinding } from './findings.ts'

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
  findings: TwinFinding[]
}

const SHOWN = 4

/** The text report; its last line says how many of the plays differ. */
export function formatTwinReport(report: TwinReport): string {
  const { findings, skipped, counted, notRequested, plays, scenarios, calls, differing, notBegun } = report
  const lines = findings.flatMap((finding, index) => [...formatFinding(finding, index + 1), ''])
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

function formatFinding(finding: TwinFinding, number: number): string[] {
  const { shownBy, mock, provider, contract, source, section, advice } = finding
  const shown = shownBy
    .slice(0, SHOWN)
    .map(({ play, step, nth }) => (nth === 0 || play.startsWith(step) ? play : `${play}: step ${nth}, ${step}`))
  const more = shownBy.length - shown.length
  return [
    `${number}. ${headingOf(finding)}`,
    ...row('shown by', [...shown, ...(more > 0 ? [`and ${more} more`] : [])]),
    ...row('the mock', [mock]),
    ...row('provider', [provider]),
    ...row('contract', [contract]),
    ...row('source', [`${source}; ${section}`]),
    ...row('to do', [advice]),
  ]
}

/** The operations; without one it is a provider state, or a part of a step that is no operation. */
function headingOf({ operations, kind, place, shownBy }: TwinFinding): string {
  if (kind === 'state') return `The state "${place}"`
  if (operations.length === 0) return shownBy[0]?.step ?? ''
  const more = operations.length > SHOWN ? ` and ${operations.length - SHOWN} more operations` : ''
  return `${operations.slice(0, SHOWN).join(', ')}${more}`
}

const row = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => `   ${(index === 0 ? name : '').padEnd(11)}${text}`)
