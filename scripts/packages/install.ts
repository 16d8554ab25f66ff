import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Ended, endCommands, runCommand } from '../process/run-command.ts'
import { listMissingIn } from './missing.ts'

const LIMIT_SECONDS = 1_200
/** As in the lock, also those that .npmrc leaves out; what is in npm's cache needs no network. */
const INSTALL = ['install', '--include=dev', '--no-save', '--prefer-offline', '--no-audit', '--no-fund'] as const

type Install = (folder: string) => Promise<Pick<Ended, 'code' | 'output'>>

/**
 * Installs what the package file of a folder names and what is not there, and says so in one line. Of several commands that start at
 * once, one installs and the others wait. Throws with npm's reason and what to do.
 */
export async function installMissing(folder: string, say: (line: string) => void, install: Install = npmInstall) {
  if (listMissingIn(folder).length === 0) return
  const unlock = lockInstallation()
  try {
    const missing = listMissingIn(folder).length
    if (missing === 0) return
    say(`Installing ${missing} more packages, once ...`)
    const { code, output } = await install(folder)
    if (code === 0 && listMissingIn(folder).length === 0) return
    const where = folder === '.' ? '' : ` --prefix ${folder}`
    throw new Error(
      `${output.trimEnd().split('\n').slice(-8).join('\n')}\nThis command needs packages that are not here, and npm could not install them. Connect to the registry of npm, then run it again, or: npm ci --include=dev${where}`,
    )
  } finally {
    unlock()
  }
}

/** Waits while another process holds the lock; the system releases it when its process ends, however that ends. */
function lockInstallation(): () => void {
  mkdirSync('.cache', { recursive: true })
  const lock = new DatabaseSync('.cache/installation.lock', { timeout: LIMIT_SECONDS * 1000 })
  lock.exec('BEGIN EXCLUSIVE')
  return () => lock.close()
}

async function npmInstall(folder: string) {
  const giveUp = () => {
    endCommands()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp)
  const ended = await runCommand(['npm', ...INSTALL, '--prefix', folder], { limitSeconds: LIMIT_SECONDS })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp)
  return ended
}
