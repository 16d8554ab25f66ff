/**
 * npm run check:long: checks that take too long for `npm test`. Each writes its figure into docs/quality.md; exit code 1 if one fails.
 *   npm run check:long -- --only=fuzz,soak   only these; the rows of the others stay
 *   npm run check:long -- --scale 0.1        a tenth of each; docs/quality.md keeps the complete results
 *   npm run check:long -- --list             the checks and their goals
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endCommands } from '../process/run-command.ts'
import { makeStaleProducts } from '../start/make-products.ts'
import type { Check } from './check.ts'
import { checks } from './checks.ts'
import { type TableRow, updateTable } from './table.ts'

const DOCUMENT = 'docs/quality.md'

const { values } = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'string', default: '1' }, list: { type: 'boolean' } },
})
process.chdir(`${import.meta.dirname}/../..`)

if (values.list) for (const { name, goal } of checks) console.log(`${name.padEnd(16)}${goal}`)
else await checkLong(choose(values.only?.split(',')), readScale(values.scale))

/** Ends all children on a signal: servers end with this process, commands are ended here. */
function endOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endCommands()
      process.exit(130)
    })
}

async function checkLong(chosen: readonly Check[], scale: number) {
  await makeStaleProducts(console.log, ['generate', 'server'])
  endOnSignal()
  for (const check of chosen) {
    const row = await measure(check, scale)
    if (scale < 1) console.log(`    at scale ${scale}; ${DOCUMENT} keeps the result of the complete check`)
    // Written after each check, because a later one may be interrupted.
    const order = checks.map(({ name }) => name)
    writeFileSync(DOCUMENT, updateTable(readFileSync(DOCUMENT, 'utf8'), [row], order))
    if (!row.passed) process.exitCode = 1
  }
}

async function measure({ name, goal, run }: Check, scale: number): Promise<TableRow> {
  console.log(`\n${name}: ${goal}`)
  const began = performance.now()
  const commit = readCommit()
  const date = Temporal.Now.plainDateISO('UTC').toString()
  const {
    figure,
    passed,
    findings = [],
  } = await run(scale).catch((error: unknown) => ({
    figure: `broke off: ${String(error).split('\n', 1)[0]}`,
    passed: false,
    findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  for (const finding of findings) console.log(`  ${finding}`)
  console.log(`${passed ? 'ok ' : 'RED'}  ${figure}`)
  return { name, figure, goal, passed, date, commit, seconds: (performance.now() - began) / 1000, scale }
}

function readCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs')
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '+'}`
}

function choose(names: readonly string[] | undefined): readonly Check[] {
  const unknown = names?.find((name) => checks.every((check) => check.name !== name))
  if (unknown !== undefined)
    throw new Error(`There is no check ${unknown}; there are ${checks.map(({ name }) => name).join(', ')}`)
  return checks.filter(({ name }) => names?.includes(name) ?? true)
}

function readScale(given: string): number {
  const scale = Number(given)
  if (!(scale > 0 && scale <= 1)) throw new Error('--scale is a number above 0, at most 1')
  return scale
}
