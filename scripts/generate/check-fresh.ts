/**
 * Checks that generated/ matches the contract: generates into another folder, so that nothing running at the same time is disturbed, and
 * compares. Generated files must also be known to git.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const fresh = '.cache/fresh'
rmSync(fresh, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['scripts/generate/main.ts', '--out', fresh], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const made = listFiles(fresh)
const committed = listFiles('generated')
const stale = [
  ...made.filter((file) => !committed.includes(file)).map((file) => `generated/${file} is missing`),
  ...committed.filter((file) => !made.includes(file)).map((file) => `generated/${file} is no longer made by anything`),
  ...made.filter((file) => committed.includes(file) && differs(file)).map((file) => `generated/${file} is stale`),
]
if (made.length === 0) stale.push('npm run generate made no file at all')
const untracked = listUnknownToGit().map((file) => `${file} is not known to git`)

console.log(`${made.length} generated files compared`)
report(stale, 'npm run generate')
report(untracked, 'git add generated')

function report(faults: readonly string[], fix: string) {
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`Run: ${fix}`)
  process.exitCode = 1
}

function listFiles(root: string) {
  return globSync('**/*.*', { cwd: root }).toSorted()
}

function differs(file: string) {
  return !readFileSync(join('generated', file)).equals(readFileSync(join(fresh, file)))
}

function listUnknownToGit() {
  if (!existsSync('.git')) return []
  const args = ['ls-files', '--others', '--exclude-standard', 'generated']
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
