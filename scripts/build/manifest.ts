import { readFileSync, rmSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/** Vite's list of what was built, by source file. */
export type Manifest = Record<string, Chunk>

/** Reads it and takes it away: it is for the build, not for the world. */
export function readManifest(): Manifest {
  const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8')) as Manifest
  rmSync('dist/web/manifest.json')
  return manifest
}

export type Files = { scripts: string[]; styles: string[] }

/**
 * Addresses of everything the given sources need, in the order in which to run it: what is imported comes before whoever
 * imports it. Throws when a source was not built.
 */
export function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  function add(key: string): void {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    for (const imported of chunk.imports ?? []) add(imported)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  for (const source of sources) add(source)
  return { scripts: [...scripts], styles: [...styles] }
}
