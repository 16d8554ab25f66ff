import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { append } from './append.ts'
import { contractFiles } from './contract-files.ts'
import { insertions } from './insertions.ts'
import { mockFiles } from './mock-files.ts'
import { type Names, UnusableNameError } from './names.ts'
import { withPart } from './screen-part.ts'
import { webFiles } from './web-files.ts'

/** Writes every file under `root`, or none: throws `UnusableNameError` when a name is taken. */
export function writeSkeleton(root: string, names: Names): { created: readonly string[]; edited: readonly string[] } {
  const known = globSync('openapi/resources/*/paths.yaml', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`operationId: ${names.operation}\n`),
  )
  if (known) throw new UnusableNameError(`The operation ${names.operation} exists: ${known}`)
  const created: Record<string, string> = {}
  const edited: Record<string, string> = {}
  for (const [file, source] of Object.entries({
    ...contractFiles(names),
    ...mockFiles(root, names),
    ...webFiles(root, names),
  })) {
    const known = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
    if (known === undefined) created[file] = source
    else if (names.isNew) throw new UnusableNameError(`The file ${file} exists already: choose another name.`)
    else edited[file] = append(file, known, source)
  }
  if (names.partOf !== undefined) {
    const screen = `web/src/screens/${names.partOf}-screen.tsx`
    edited[screen] = withPart(screen, readFileSync(join(root, screen), 'utf8'), names)
  }
  for (const { file, before = '', text, replaces } of insertions(root, names)) {
    const source = edited[file] ?? readFileSync(join(root, file), 'utf8')
    const at = source.lastIndexOf(before)
    if (at === -1) throw new Error(`scripts/new/insertions.ts: ${file} has no ${JSON.stringify(before)} any more`)
    edited[file] = source.slice(0, at) + text + source.slice(replaces ? at + before.length : at)
  }
  for (const [file, source] of Object.entries({ ...created, ...edited })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  format(root, Object.keys({ ...created, ...edited }))
  return { created: Object.keys(created), edited: Object.keys(edited) }
}

/** The order of imports and the length of lines depend on the names. Throws with the finding if Biome cannot fix something. */
function format(root: string, files: readonly string[]) {
  const repository = `${import.meta.dirname}/../..`
  const options = ['check', '--write', '--vcs-enabled=false', `--config-path=${repository}`]
  const sources = files.filter((file) => /\.(tsx?|json)$/.test(file)).map((file) => join(root, file))
  const biome = join(repository, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, [...options, ...sources], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
