import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Paths of this repository's files that are neither ignored by git nor deleted, sorted, relative to the root. */
export function listSources(): string[] {
  return (listByGit('ls-files', '-z', '--cached', '--others', '--exclude-standard') ?? listByGlob())
    .filter((path) => existsSync(path))
    .toSorted()
}

/** Paths of files that differ from the last commit, without deleted ones. Throws outside a clone. */
export function listChanged(): string[] {
  const files = listByGit('diff', '-z', '--name-only', '--relative', 'HEAD')
  const added = listByGit('ls-files', '-z', '--others', '--exclude-standard')
  if (!files || !added) throw new Error('--changed needs git, and this is not a clone that git can read')
  return [...files, ...added].filter((path) => existsSync(path))
}

const listByGlob = () =>
  globSync(['{web,mock-server,openapi,generated,contracts,scripts}/**/*.*', '*.*'], { exclude: ['**/dist/**'] })

/** Nothing without git, outside a clone, or where git does not trust the clone's owner (in a container). */
function listByGit(...args: string[]) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined
}
