import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { runNode } from '../../scripts/process/run-program.ts'

export type StageResult = { name: string; passed: number; failed: number; seconds: number; output: string }

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() })

/** Runs the tests of contracts/vitest.config.ts, or those that `only` selects. A run without tests, or with another exit, has failed. */
export async function runVitest(
  name: string,
  only: readonly string[],
  env: Record<string, string>,
): Promise<StageResult> {
  const file = '.cache/contracts/vitest.json'
  rmSync(file, { force: true })
  const config = ['--config', 'contracts/vitest.config.ts', ...only]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { output, code, seconds } = await run(['node_modules/.bin/vitest', 'run', ...config, ...reporters], env)
  const report = existsSync(file) ? v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const passed = report?.numPassedTests ?? 0
  const failed = report?.numFailedTests ?? 0
  const isGreen = code === 0 && report?.success === true && passed > 0
  return { name, passed, failed: isGreen ? failed : Math.max(1, failed), seconds, output }
}

/** Runs a script of this repository whose last line is `N passed, N failed`. */
export async function runScript(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<StageResult> {
  const { output, code, seconds } = await run(command, env)
  const counts = /^(\d+) passed, (\d+) failed(?:, .*)?$/m.exec(output)
  const passed = Number(counts?.[1] ?? 0)
  const failed = Number(counts?.[2] ?? 0)
  return { name, passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed), seconds, output }
}

async function run(command: string[], env: Record<string, string>) {
  const began = performance.now()
  const { all, code } = await runNode(command, env)
  return { output: all, code, seconds: (performance.now() - began) / 1000 }
}
