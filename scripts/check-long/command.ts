import { runCommand } from '../process/run-command.ts'
import type { Measured } from './check.ts'

const LIMIT_SECONDS = 4 * 3_600

/** Measures with a command: `findFigure` finds the measured figure in its output. Fails if the command fails or prints no figure. */
export async function measureCommand(
  command: readonly [string, ...string[]],
  findFigure: (output: string) => string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const { code, output } = await runCommand(command, { limitSeconds: LIMIT_SECONDS, env })
  const figure = findFigure(output)
  if (code === 0 && figure !== undefined) return { figure, passed: true }
  const lines = output.trimEnd().split('\n').slice(-60)
  return { figure: figure ?? `${command.join(' ')} ended with ${code} and no figure`, passed: false, findings: lines }
}

export const lastMatch = (output: string, pattern: RegExp): string | undefined =>
  output.match(new RegExp(pattern, 'gm'))?.at(-1)

export const sumOfMatches = (output: string, pattern: RegExp): number =>
  [...output.matchAll(new RegExp(pattern, 'gm'))].reduce((sum, [, number]) => sum + Number(number), 0)
