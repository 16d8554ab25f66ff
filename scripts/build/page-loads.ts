import { resolve } from 'node:path'
import type { PageLoad, UnplannedChunk } from './chunk-plan.ts'

const SOURCES = resolve(import.meta.dirname, '../../web/src')
/** The program of a prerendered page and the one with the router, each with what it loads on every page. */
const PUBLIC = ['public.tsx', 'features/notices/site-notice.tsx'].map((file) => `${SOURCES}/${file}`)
const ROUTER = [...PUBLIC.slice(1), `${SOURCES}/main.tsx`, `${SOURCES}/app/signed-in-parts-chunk.ts`]

/** A screen's module, and whether its page is prerendered. */
export type Screen = { id: string; isPublic: boolean }

export type BuiltChunk = UnplannedChunk & { modules: readonly string[]; dynamicImports: readonly string[] }

/** What the page of a screen requests by itself, and the parts that it can load later. */
export type LoadedPage = PageLoad & { parts: readonly string[] }

/** The pages of the screens, each with the program of its page. Throws if a screen is not in the build. */
export function listPages(chunks: readonly BuiltChunk[], screens: readonly Screen[]): LoadedPage[] {
  const fileOf = (id: string) => {
    const chunk = chunks.find(({ modules }) => modules.includes(id))
    if (!chunk) throw new Error(`${id} is not in the build`)
    return chunk.file
  }
  const opened = new Set([...PUBLIC, ...ROUTER, ...screens.map(({ id }) => id)].map(fileOf))
  return screens.map(({ id, isPublic }) => {
    const files = [...(isPublic ? PUBLIC : ROUTER), id].map(fileOf)
    return { files, isPublic, parts: listParts(chunks, files, opened) }
  })
}

/** Every page, and every part with what all pages that can load it have loaded before. A part that a public page can load is public. */
export function listPageLoads(chunks: readonly BuiltChunk[], pages: readonly LoadedPage[]): PageLoad[] {
  const parts = new Map<string, { files: ReadonlySet<string>; isPublic: boolean }>()
  for (const page of pages) {
    const before = listImported(chunks, page.files)
    for (const part of page.parts) {
      const { files = before, isPublic = false } = parts.get(part) ?? {}
      parts.set(part, { files: files.intersection(before), isPublic: isPublic || page.isPublic })
    }
  }
  return [...pages, ...[...parts].map(([part, { files, isPublic }]) => ({ files: [...files, part], isPublic }))]
}

/** What the given chunks, and the parts themselves, load later. `without` are pages, to which other pages link. */
function listParts(chunks: readonly BuiltChunk[], files: readonly string[], without: ReadonlySet<string>): string[] {
  const parts = new Set<string>()
  const seen = listImported(chunks, files)
  for (const file of seen)
    for (const late of byFile(chunks).get(file)?.dynamicImports ?? [])
      if (!without.has(late)) {
        parts.add(late)
        for (const imported of listImported(chunks, [late])) seen.add(imported)
      }
  return [...parts]
}

/** The given chunks with everything that they import. */
function listImported(chunks: readonly BuiltChunk[], files: readonly string[]): Set<string> {
  const seen = new Set(files)
  for (const file of seen) for (const imported of byFile(chunks).get(file)?.imports ?? []) seen.add(imported)
  return seen
}

const maps = new WeakMap<readonly BuiltChunk[], Map<string, BuiltChunk>>()
const byFile = (chunks: readonly BuiltChunk[]) =>
  maps.getOrInsertComputed(chunks, () => new Map(chunks.map((chunk) => [chunk.file, chunk])))
