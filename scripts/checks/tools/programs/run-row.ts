import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ProgramId, programs, type Row } from './row.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const LIMIT_MS = 120_000

/** The version that is installed; undefined if there is none. */
export async function versionOf(id: ProgramId): Promise<string | undefined> {
  const program = programs[id]
  if ('npm' in program) return npmVersion(program.npm)
  const asked = await run('dpkg-query', ['-W', '-f=\u0024{db:Status-Status} \u0024{Version}', program.debian]).catch(
    () => undefined,
  )
  return /^installed (\S+)/.exec(asked?.stdout ?? '')?.[1]
}

function npmVersion(name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? [])
    try {
      return (JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string }).version
    } catch {
      // In a folder above.
    }
  return undefined
}

/** What the command of a row prints, in one line with plain spaces; the code of its exit is added if it failed. */
export async function observe({ command }: Row, folder: string): Promise<string> {
  const env = {
    ...process.env,
    // The settings of the user's own programs are not read.
    HOME: folder,
    LANG: 'C.UTF-8',
    NODE_NO_WARNINGS: '1',
    PATH: `${dirname(process.execPath)}:/usr/bin:${process.env.PATH ?? ''}`,
    READERS: `${import.meta.dirname}/readers`,
  }
  const ended = await run('bash', ['-c', command], { cwd: folder, env, timeout: LIMIT_MS }).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: unknown }
      return `${stdout}\nfailed (${String(code)}): ${stderr.trim().split('\n').at(-1)}`
    },
  )
  return ended
    .trim()
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, ' / ')
    .replaceAll(/\s/g, ' ')
}
