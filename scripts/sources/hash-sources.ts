import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listSources } from './list-sources.ts'

/**
 * A hash of the named files, or folders with everything in them that git does not ignore; `!` before a name leaves it out again, and
 * no names mean everything. By content, not by time: a fresh clone and a switch of branches change every time and no content.
 */
export function hashSources(names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of listAmong(names)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** The sources that the names stand for, sorted. */
export const listAmong = (names: readonly string[]): string[] => listSources().filter((file) => isAmong(file, names))

function isAmong(path: string, names: readonly string[]): boolean {
  const holds = (name: string) => path === name || path.startsWith(`${name}/`)
  const [out, within] = [names.filter((name) => name.startsWith('!')), names.filter((name) => !name.startsWith('!'))]
  return (within.length === 0 || within.some(holds)) && !out.some((name) => holds(name.slice(1)))
}
