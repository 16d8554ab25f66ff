/** After an installation: git runs the hooks of .githooks. Does nothing in CI, without git, or outside a clone. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const clone = `${import.meta.dirname}/..`
if (!process.env.CI && existsSync(`${clone}/.git`))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: clone, stdio: 'ignore' })
