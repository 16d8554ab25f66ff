import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Counts } from './step.ts'

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() })
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

/** Returns the cases in the file written by `vitest --reporter=json`; undefined if the file does not exist. */
export function readVitestCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const report = v.parse(vitestReport, readJson(file))
  // A file that does not load fails the run without being a case.
  const failed = report.success ? report.numFailedTests : Math.max(1, report.numFailedTests)
  return { passed: report.numPassedTests, failed }
}

/** Returns the cases in the file written by Playwright's json reporter. */
export function readPlaywrightCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const { stats, errors } = v.parse(playwrightReport, readJson(file))
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, errors.length > 0 ? 1 : 0) }
}

/** The cases of a program that closes with a line `N passed, N failed`; nothing without that line. */
export function readLastCountLine(output: string): Counts | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
