import type { Finding } from './findings.ts'

/** The result of a verification; `--json` prints it unchanged. Counts are of interactions: single calls of the portal. */
export type VerificationReport = {
  passed: number
  failed: number
  /** Interactions of operations that `--operations` excluded. */
  notAsked: number
  /** Pass it to `--shuffle` to repeat the order of this run. */
  shuffle: number
  findings: Finding[]
}

/** The text report lists at most this many situations of a finding. */
const SHOWN = 4

/** The text report; its last line is `N passed, N failed`. */
export function formatReport({ findings, passed, failed, notAsked, shuffle }: VerificationReport): string {
  const lines = findings.flatMap((finding, index) => [...formatFinding(finding, index + 1), ''])
  const found = findings.length === 1 ? '1 thing to mend' : `${findings.length} things to mend`
  return [
    ...lines,
    ...(findings.length > 0 ? [`${found}.`] : []),
    ...(notAsked > 0 ? [`Not asked: ${notAsked} calls of other operations.`] : []),
    `Order of the calls: --shuffle ${shuffle}`,
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

function formatFinding({ operation, call, summary, ...finding }: Finding, number: number): string[] {
  const { situations, differences, source, section, advice } = finding
  const shown = situations.slice(0, SHOWN).map(({ asked, given }) => `${asked}, given ${given}`)
  const more = situations.length - shown.length
  const times = situations.length > 1 ? ` (${situations.length} times)` : ''
  return [
    `${number}. ${operation} (${call}): ${summary}${times}`,
    ...row('situation', [...shown, ...(more > 0 ? [`and ${more} more`] : [])]),
    ...differences.flatMap(({ expected, came, contract }) => [
      ...row('expected', [expected]),
      ...row('came', [came]),
      ...row('contract', [contract]),
    ]),
    ...row('source', [`${source}; ${section}`]),
    ...row('to do', advice),
  ]
}

const row = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => `   ${(index === 0 ? name : '').padEnd(11)}${text}`)
