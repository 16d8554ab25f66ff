import type { Finding } from './findings.ts'

/** What a verification found; `--json` prints it as it is. Counts are of interactions: single calls of the portal. */
export type VerificationReport = {
  passed: number
  failed: number
  /** Interactions of operations that `--operations` left out. */
  notAsked: number
  /** Repeats the order of this run by `--shuffle`. */
  shuffle: number
  findings: Finding[]
}

/** The report for people; its last line is `N passed, N failed`. */
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
  return [
    `${number}. ${operation} (${call}): ${summary}`,
    ...row(
      'situation',
      situations.map(({ asked, given }) => `${asked}, given ${given}`),
    ),
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
