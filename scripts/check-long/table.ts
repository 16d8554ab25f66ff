/** One row of the table: the last result of a check. */
export type TableRow = {
  name: string
  figure: string
  goal: string
  passed: boolean
  /** YYYY-MM-DD, UTC. */
  date: string
  /** Short hash of the checked commit; a `+` after it means that there were uncommitted changes. */
  commit: string
  seconds: number
  /** 1 for the complete check. */
  scale: number
}

const OPEN = '<!-- check:long -->'
const CLOSE = '<!-- /check:long -->'
const HEAD = ['| check | result | goal | met? | measured |', '|---|---|---|---|---|']

/**
 * Returns the document with these rows in place of the former ones of the same checks; rows of checks that did not run stay, and so
 * does the former row of a check that ran in part. `order` has the names of all checks: a row of any other is removed. Throws if the document has no marked block.
 */
export function updateTable(document: string, rows: readonly TableRow[], order: readonly string[]): string {
  const from = document.indexOf(OPEN)
  const to = document.indexOf(CLOSE)
  if (from < 0 || to < from) throw new Error(`The document has no block from ${OPEN} to ${CLOSE}`)
  const written = new Map(readRows(document.slice(from + OPEN.length, to)))
  for (const row of rows) if (row.scale === 1) written.set(row.name, writeRow(row))
  const lines = order.map((name) => written.get(name)).filter((line) => line !== undefined)
  return [document.slice(0, from) + OPEN, '', ...HEAD, ...lines, '', document.slice(to)].join('\n')
}

function readRows(block: string): [string, string][] {
  const lines = block.split('\n').filter((line) => line.startsWith('| ') && !HEAD.includes(line))
  return lines.map((line) => [line.split('|')[1]?.trim() ?? '', line])
}

export function writeRow({ name, figure, goal, passed, date, commit, seconds }: TableRow): string {
  const when = [date, commit, formatTime(seconds)].join(', ')
  const cells = [name, figure, goal, passed ? 'met' : 'not met', when]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function formatTime(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 90 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
