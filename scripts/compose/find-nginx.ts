import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** nginx of this machine, installed first where that may be done; nothing when there is none to be had. */
export function ensureNginx(): string | undefined {
  return findNginx() ?? (install() ? findNginx() : undefined)
}

function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0)
}

/** Whether it was tried: as root on a Debian that starts no service when a package comes (policy-rc.d, as in a container). */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/usr/sbin/policy-rc.d')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', 'nginx-light'],
    ])
      execFileSync('/usr/bin/apt-get', args, { env, stdio: 'ignore' })
  } catch {
    return false
  }
  return true
}
