import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { hashSources } from '../sources/hash-sources.ts'
import type { Counts, TestStep } from './step.ts'

const note = v.object({
  hash: v.string(),
  made: v.string(),
  counts: v.object({ passed: v.number(), failed: v.number() }),
})

/** Everything that the step's result depends on: its files, its command, the packages and the Node that runs it. */
export function hashOf({ command, env, sources }: TestStep): string | undefined {
  if (sources === undefined) return undefined
  const chosen = sources.some((name) => !name.startsWith('!'))
  const files = chosen ? [...sources, 'package-lock.json', 'scripts/test'] : sources
  return `${hashSources(files)} ${process.version} ${JSON.stringify([command, env])}`
}

/** Returns the cases of the last successful run, if nothing that it depends on has changed since, nor its output. */
export function readGreen(folder: string, { name, makes }: TestStep, hash: string | undefined): Counts | undefined {
  const file = `${folder}/${name}.json`
  if (hash === undefined || !existsSync(file)) return undefined
  const saved = v.safeParse(note, parse(readFileSync(file, 'utf8')))
  const holds = saved.success && saved.output.hash === hash && saved.output.made === hashFolder(makes)
  return holds ? saved.output.counts : undefined
}

/** Saves a successful run with the hash from before it began, so that a file changed during the run is tested next time. */
export function noteGreen(folder: string, { name, makes }: TestStep, hash: string | undefined, counts: Counts): void {
  if (hash === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.json`, JSON.stringify({ hash, made: hashFolder(makes), counts }))
}

function hashFolder(path: string | undefined): string {
  const hash = createHash('sha256')
  if (path !== undefined)
    for (const file of globSync('**/*.*', { cwd: path }).toSorted())
      hash.update(file).update(readFileSync(join(path, file)))
  return hash.digest('hex')
}

// A run that was ended while it wrote leaves an incomplete file.
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
