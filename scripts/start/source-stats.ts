import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { listAmong } from '../sources/hash-sources.ts'

/** Path -> time of the last change and size, of files; of a folder the time alone, which changes when a file is added or removed. */
export type SourceStats = Readonly<Record<string, string>>

/** Of the named sources and the folders that hold them. */
export function statSources(names: readonly string[]): SourceStats {
  const files = listAmong(names)
  const folders = new Set(files.flatMap((file) => foldersOf(file, names)))
  return Object.fromEntries([...folders, ...files].map((path) => [path, statOf(path)]))
}

/** Whether nothing has changed since. Takes milliseconds, where hashing the contents takes a tenth of a second. */
export const areUnchanged = (stats: SourceStats): boolean =>
  Object.entries(stats).every(([path, stat]) => statOf(path) === stat)

function statOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 'missing'
  return stat.isDirectory() ? `${stat.mtimeMs}` : `${stat.mtimeMs} ${stat.size}`
}

/** From the file's own folder up to the named one. */
function foldersOf(file: string, names: readonly string[]): string[] {
  const folder = dirname(file)
  const isWithin = names.some((name) => folder === name || folder.startsWith(`${name}/`))
  return isWithin ? [folder, ...foldersOf(folder, names)] : []
}
