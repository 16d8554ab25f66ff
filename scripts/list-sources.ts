import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Paths of this repository's files that are neither ignored by git nor deleted, sorted, relative to the root. */
export function listSources(): string[] {
  return (listByGit() ?? listByGlob()).filter((path) => existsSync(path)).toSorted()
}

/** Nothing without git, outside a clone, or where git does not trust the clone's owner (in a container). */
function listByGit() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined
}

const listByGlob = () =>
  globSync(['{web,mock-server,openapi,generated,contracts,scripts}/**/*.*', '*.*'], { exclude: ['**/dist/**'] })
