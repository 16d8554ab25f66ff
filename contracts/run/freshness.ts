import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The name that Pact gives a file; recorded files are in a folder per resource, committed ones are named after the resource. */
const PACT = 'portal-provider.json'

/** Resources whose recorded pact differs from the committed one, is new or is missing. */
export function findStale(recorded: string, committed: string): string[] {
  const resources = new Set([...list(recorded), ...list(committed).map((name) => name.replace(/\.json$/, ''))])
  return [...resources].filter((name) => read(join(recorded, name, PACT)) !== read(join(committed, `${name}.json`)))
}

/** Copies every recorded pact to the committed ones; those of other resources stay. */
export function takeOver(recorded: string, committed: string): void {
  for (const name of list(recorded)) cpSync(join(recorded, name, PACT), join(committed, `${name}.json`))
}

/** Deletes the committed pacts of resources that are not recorded any more. */
export function removeGone(recorded: string, committed: string): void {
  for (const name of findStale(recorded, committed))
    if (!existsSync(join(recorded, name))) rmSync(join(committed, `${name}.json`))
}

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
