import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'
import { formatColumns } from './summary.ts'

type Cost = { file: string; tests: number; seconds: number }

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ duration: v.nullish(v.number(), 0) })),
    }),
  ),
})

type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] | undefined }
const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/** How many files are listed; the others are shown as a sum. */
const SHOWN = 40

/** The test files of the last run by the time of their tests, the longest first; a file that ran twice counts twice. */
export function formatCosts(): string {
  const costs = globSync('.cache/{test,contracts}/**/*.json')
    .flatMap((file) => readCosts(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((a, b) => b.seconds - a.seconds)
  if (costs.length === 0) return 'No reports of a run are here: npm test first.'
  const sum = costs.reduce((all, { seconds }) => all + seconds, 0)
  const rows = costs
    .slice(0, SHOWN)
    .map(({ file, tests, seconds }) => [
      seconds.toFixed(1),
      `${((seconds / sum) * 100).toFixed(1)} %`,
      `${tests}`,
      file,
    ])
  const table = formatColumns([['seconds', 'share', 'tests', 'file'], ...rows])
  return `${table}\n\n${costs.length} files, ${sum.toFixed(0)} s in all; tests that wait side by side count each for themselves`
}

function readCosts(report: unknown): Cost[] {
  if (v.is(vitestReport, report))
    return report.testResults.map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name),
      tests: assertionResults.length,
      seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    }))
  if (v.is(playwrightReport, report)) return report.suites.map(costOfSuite)
  return []
}

function costOfSuite({ file, specs, suites = [] }: Suite): Cost {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const below = suites.map(costOfSuite)
  return {
    file: `web/e2e/${file}`,
    tests: specs.length + below.reduce((sum, { tests }) => sum + tests, 0),
    seconds:
      own.reduce((sum, { duration }) => sum + duration, 0) / 1000 +
      below.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
