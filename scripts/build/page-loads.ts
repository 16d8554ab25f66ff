import { resolve } from 'node:path'
import type { PageLoad, UnplannedChunk } from './chunk-plan.ts'

const SOURCES = resolve(import.meta.dirname, '../../web/src')
const PUBLIC = `${SOURCES}/public.tsx`
/** The program with the router, and what it loads on every page. */
const ROUTER = [`${SOURCES}/main.tsx`, `${SOURCES}/app/signed-in-parts-chunk.ts`]

/** A screen's module, and whether its page is prerendered. */
export type Screen = { id: string; isPublic: boolean }

export type BuiltChunk = UnplannedChunk & { modules: readonly string[]; dynamicImports: readonly string[] }

/**
 * Every screen with the program of its page, and every part that is loaded later, as a load of its own. A part that a
 * prerendered page can load is public. Throws if a screen is not in the build.
 */
export function listPageLoads(chunks: readonly BuiltChunk[], screens: readonly Screen[]): PageLoad[] {
  const fileOf = (id: string) => {
    const chunk = chunks.find(({ modules }) => modules.includes(id))
    if (!chunk) throw new Error(`${id} is not in the build`)
    return chunk.file
  }
  const pages = screens.map(({ id, isPublic }) => ({
    files: [...(isPublic ? [PUBLIC] : ROUTER), id].map(fileOf),
    isPublic,
  }))
  const opened = new Set([...ROUTER, ...screens.map(({ id }) => id)].map(fileOf))
  const publicParts = listParts(
    chunks,
    pages.flatMap(({ files, isPublic }) => (isPublic ? files : [])),
    opened,
  )
  const parts = listParts(
    chunks,
    pages.flatMap(({ files }) => files),
    new Set([...opened, ...publicParts]),
  )
  return [
    ...pages,
    ...publicParts.map((file) => ({ files: [file], isPublic: true })),
    ...parts.map((file) => ({ files: [file], isPublic: false })),
  ]
}

/** What the given chunks, and the parts themselves, load later. `without` are pages, to which other pages link. */
function listParts(chunks: readonly BuiltChunk[], files: readonly string[], without: ReadonlySet<string>): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const seen = new Set(files)
  const parts = new Set<string>()
  for (const file of seen) {
    for (const imported of byFile.get(file)?.imports ?? []) seen.add(imported)
    for (const late of byFile.get(file)?.dynamicImports ?? [])
      if (!without.has(late)) {
        seen.add(late)
        parts.add(late)
      }
  }
  return [...parts]
}
