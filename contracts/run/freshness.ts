import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Names of recorded pacts that differ from the committed ones, are new or are gone. */
export function findStale(recorded: string, committed: string): string[] {
  const names = new Set([recorded, committed].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])))
  return [...names].filter((name) => read(join(recorded, name)) !== read(join(committed, name)))
}

/** Takes the recorded pacts over as the committed ones. */
export function takeOver(recorded: string, committed: string): void {
  rmSync(committed, { recursive: true, force: true })
  cpSync(recorded, committed, { recursive: true })
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
