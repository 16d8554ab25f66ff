import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }

/** Vite's list of what was built, by source file. */
export type Manifest = Record<string, Chunk>

/**
 * Collects the file of the chunk that holds each module. Vite lists a lazily loaded module by its own name only where
 * it has a chunk of its own; the chunk plan puts screens together with what they share.
 */
export function collectModuleChunks(): { plugin: Plugin; moduleFiles: Map<string, string> } {
  const moduleFiles = new Map<string, string>()
  const plugin: Plugin = {
    name: 'collect-module-chunks',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) moduleFiles.set(relative('web', id), chunk.fileName)
    },
  }
  return { plugin, moduleFiles }
}

/** Reads the manifest, completes it with the modules of shared chunks, and deletes the file: only the build needs it. */
export function readManifest(moduleFiles: ReadonlyMap<string, string>): Manifest {
  const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8')) as Manifest
  rmSync('dist/web/manifest.json')
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  for (const [source, file] of moduleFiles) {
    const chunk = chunks.get(file)
    if (chunk) manifest[source] ??= chunk
  }
  return manifest
}

/** Returns a sentence for each entry that another chunk imports: it would start its page inside of another one. */
export function listImportedEntries(manifest: Manifest): string[] {
  const chunks = [...new Set(Object.values(manifest))]
  return chunks.flatMap(({ file, imports = [] }) =>
    imports.filter((source) => manifest[source]?.isEntry).map((source) => `${file} imports the entry ${source}`),
  )
}

/**
 * Returns the addresses of everything that the given sources need, in execution order: an imported file comes before its importers.
 * Throws if a source was not built.
 */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  function add(key: string): void {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    for (const imported of chunk.imports ?? []) add(imported)
    files.add(`/${chunk.file}`)
  }
  for (const source of sources) add(source)
  return [...files]
}
