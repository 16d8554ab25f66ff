/**
 * npm runs it after an installation. Git runs the hooks of .githooks then, but not in CI, without git, or outside a clone. The project's
 * Node keeps its program and loses the headers for C++, which are a third of it: no package here is compiled.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const clone = `${import.meta.dirname}/../..`
if (!process.env.CI && existsSync(`${clone}/.git`))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: clone, stdio: 'ignore' })

for (const headers of globSync('node_modules/node-{bin,darwin,linux,win}-*/include', { cwd: clone })) {
  const node = join(clone, headers, '..')
  const { atime, mtime } = statSync(node)
  rmSync(join(clone, headers), { recursive: true })
  // npm no longer believes its list of installed packages when a folder is newer.
  utimesSync(node, atime, mtime)
}
