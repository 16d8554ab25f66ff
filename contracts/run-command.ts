import { spawn } from 'node:child_process'

export type Ended = { code: number | null; output: string; errors: string }

/** Runs a command of the kit as a person does, for its tests; `env` is added to the own one. */
export function runCommand(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${script}`, ...args], {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise((done) => {
    child.once('close', (code) => done({ code, output, errors }))
  })
}
