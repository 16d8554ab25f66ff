import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Only on Debian and its derivatives, as root. */
export function installDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.error(`Installing ${name} of Debian ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', name],
    ])
      execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    console.error('apt-get failed.')
  }
}
