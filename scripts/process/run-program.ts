import { spawn } from 'node:child_process'

/** `output` and `errors` separately, and `all` in the order in which the program wrote them. */
export type ProgramResult = { code: number | null; output: string; errors: string; all: string }

/** Runs a script with Node to its end, in the environment of this process and `env`, without colours. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ProgramResult> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors, all] = ['', '', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    all += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
    all += text
  })
  return new Promise((done) => child.once('close', (code) => done({ code, output, errors, all })))
}
