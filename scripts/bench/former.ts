import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Former = { /** The built file. */ readonly mock: string; readonly root: string; remove: () => void }

const LOCK = 'package-lock.json'
const BUILD = `
  const { resolve } = await import('node:path')
  const { buildServer } = await import('./scripts/build/build-server.ts')
  await buildServer(resolve('.cache/bench-mock'), { mock: 'scripts/bench/mock-server.ts' })`

/** Builds the bench's mock and the pages of another commit, with the packages of its lock file, in a temporary folder. Throws what git says of an unknown commit. */
export function buildFormer(commit: string, { hasPages }: { hasPages: boolean }): Former {
  const folder = mkdtempSync(join(tmpdir(), 'bench-against-'))
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).trim()
  console.error(`Building ${hash.slice(0, 8)} in ${folder}`)
  git('clone', '--quiet', '--no-checkout', '.', folder)
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('git', 'checkout', '--quiet', hash)
  if (readFileSync(LOCK, 'utf8') === readFileSync(join(folder, LOCK), 'utf8'))
    cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  else run('npm', 'ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund')
  run(process.execPath, '--input-type=module', '--eval', BUILD)
  if (hasPages) run('npm', 'run', '--silent', 'build')
  const mock = join(folder, '.cache/bench-mock/mock.js')
  return { mock, root: folder, remove: () => rmSync(folder, { recursive: true }) }
}
