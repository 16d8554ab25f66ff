import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
/** Otherwise Debian would start its own server with the package. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.conf'
const APT = '/usr/bin/apt-get'
const LONGEST_INSTALL_MS = 300_000

/** Returns the folder with `initdb` and `postgres` of the newest version; undefined if there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Returns why there is no PostgreSQL and none could be installed; undefined if there is one. */
export function missingPostgres(): string | undefined {
  if (findPostgres()) return undefined
  if (process.getuid?.() !== 0 || !existsSync(APT))
    return 'there is no PostgreSQL here, and only root on Debian may install it'
  const failure = install()
  if (findPostgres()) return undefined
  return `PostgreSQL could not be installed: ${failure}`
}

function install(): string {
  if (!existsSync(NO_CLUSTER)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n')
  }
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
    const { status, stderr } = spawnSync(APT, ['--quiet', '--quiet', ...args], {
      encoding: 'utf8',
      timeout: LONGEST_INSTALL_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return `apt-get ${args[0]}: ${stderr.trim().split('\n').at(-1) ?? `ended with ${status}`}`
  }
  return 'apt-get did not install it'
}
