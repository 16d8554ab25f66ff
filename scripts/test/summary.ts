import type { Counts, Finished } from './step.ts'

const marks = { passed: 'ok', unchanged: 'ok', failed: 'RED', skipped: 'skipped', blocked: 'RED' } as const

/** The sum over all steps; skipped ones add nothing. */
export function sumCounts(finished: readonly Finished[]): Counts {
  const all = finished.map(({ outcome }) => outcome.counts)
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The duration of all steps, and their processor time if the system reports it: of what they waited for, which browsers are not. */
export function formatSpent(
  seconds: number,
  finished: readonly Finished[],
  budget: { seconds: number; cpuSeconds: number },
): string {
  const cpu = finished.flatMap(({ outcome }) => outcome.cpuSeconds ?? [])
  const sum = cpu.reduce((a, b) => a + b, 0).toFixed(0)
  const spent = `${seconds.toFixed(1)} s${cpu.length > 0 ? `, ${sum} CPU s without the browsers` : ''}`
  return `All in ${spent} (budget on two quiet cores: ${budget.seconds} s, ${budget.cpuSeconds} CPU s)`
}

/** One line per step (name, result, cases, seconds, processor seconds, reason), in columns. */
export function formatTable(finished: readonly Finished[]): string {
  const rows = finished.map(({ step, outcome }) => [
    step.name,
    marks[outcome.result],
    formatCases(outcome.counts, step.count !== undefined),
    outcome.seconds > 0 ? `${outcome.seconds.toFixed(1)} s` : '',
    outcome.cpuSeconds === undefined ? '' : `${outcome.cpuSeconds.toFixed(1)} s`,
    outcome.reason ?? '',
  ])
  return formatColumns([['step', 'result', 'cases', 'time', 'CPU', ''], ...rows])
}

function formatCases({ passed, failed }: Counts, known: boolean): string {
  if (!known || passed + failed === 0) return ''
  return failed > 0 ? `${passed} (${failed} failed)` : `${passed}`
}

/** Left-aligned columns two spaces apart, without trailing spaces. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The end of a failed step's output without the lines of passed tests: room for several failures. All of it if it is short. */
export function takeTail(output: string, lines = 120): string {
  const all = output
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
  if (all.length <= lines) return all.join('\n')
  return [`... ${all.length - lines} lines before (npm test -- --verbose shows all)`, ...all.slice(-lines)].join('\n')
}
