import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns nginx of this machine, installed first if possible; undefined if there is none. */
export function ensureNginx(): string | undefined {
  return findNginx() ?? (install() ? findNginx() : undefined)
}

function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0)
}

/** Whether installing was tried: as root on a Debian that starts no service with a package (policy-rc.d, as in a container). */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/usr/sbin/policy-rc.d')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', 'nginx-light', 'openssl'],
    ])
      execFileSync('/usr/bin/apt-get', args, { env, stdio: 'ignore' })
  } catch {
    return false
  }
  return true
}
