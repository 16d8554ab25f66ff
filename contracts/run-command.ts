import { spawn } from 'node:child_process'
import type { Command } from './exit.ts'

export type Ended = { code: number | null; output: string; errors: string }

/** Runs a command of the kit in a process of its own, as a user does; `env` is added to the own one. */
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

/** The same without a process of its own: starting one costs more than most commands do. */
export async function runHere(
  command: Command,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  let output = ''
  let errors = ''
  const code = await command({
    args: [...args],
    env: { ...process.env, ...env },
    print: (text) => {
      output += `${text}\n`
    },
    printError: (text) => {
      errors += `${text}\n`
    },
  })
  return { code, output, errors }
}
