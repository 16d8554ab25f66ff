import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type RouteEntry, routes } from '../../web/src/app/routes.ts'
import { mergeChunks } from './chunk-plan.ts'
import { type BuiltChunk, listPageLoads, listPages, type Screen } from './page-loads.ts'

type NamedChunk = BuiltChunk & { name: string; styles: readonly string[]; entry: string | null }

/** The plugin that merges what is loaded together, and the styles of each public page by its path, with those of all that it loads later. */
export type Plan = { plugin: Plugin; publicStyles: ReadonlyMap<string, string> }

/** Groups of web/vite.config.ts that the boot script runs one after another: they never become one. */
const SEPARATE = new Set(['react', 'base'])

/** Builds once to learn what each page really needs: only a finished build knows, since unused exports are dropped. */
export async function planChunks(config: InlineConfig): Promise<Plan> {
  const chunks: NamedChunk[] = []
  const styles = new Map<string, string>()
  const collect: Plugin = {
    name: 'collect-chunks',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') chunks.push(describe(output))
        else if (output.fileName.endsWith('.css')) styles.set(output.fileName, String(output.source))
    },
  }
  await build({ ...config, plugins: [collect], build: { write: false, cssCodeSplit: true } })
  const separate = new Set(chunks.filter(({ name }) => SEPARATE.has(name)).map(({ file }) => file))
  const pages = listPages(chunks, routes.map(screenOf))
  const loads = listPageLoads(chunks, pages)
  const names = new Map<string, string>()
  for (const [index, files] of mergeChunks(chunks, loads, separate).entries())
    for (const { file, modules } of chunks)
      if (files.includes(file)) for (const id of modules) names.set(id, `c${index}`)
  // An entry starts its page when it is loaded: in a chunk that others import it would start theirs too.
  for (const { entry } of chunks) if (entry !== null) names.delete(entry)
  const publicStyles = new Map<string, string>()
  for (const [index, { path }] of routes.entries()) {
    const page = pages[index]
    if (page?.isPublic) publicStyles.set(path, joinStyles(chunks, [...page.files, ...page.parts], styles))
  }
  return { plugin: applyNames(names), publicStyles }
}

/** The styles of the given chunks and of all that they import, which come first. */
function joinStyles(chunks: readonly NamedChunk[], files: readonly string[], styles: ReadonlyMap<string, string>) {
  const joined = new Set<string>()
  const seen = new Set<string>()
  const add = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const chunk = chunks.find((one) => one.file === file)
    for (const imported of chunk?.imports ?? []) add(imported)
    for (const style of chunk?.styles ?? []) joined.add(style)
  }
  for (const file of files) add(file)
  return [...joined].map((style) => styles.get(style) ?? '').join('')
}

const describe = ({
  fileName,
  name,
  code,
  moduleIds,
  imports,
  dynamicImports,
  isEntry,
  facadeModuleId,
  viteMetadata,
}: Rolldown.OutputChunk): NamedChunk => ({
  file: fileName,
  name,
  size: gzipSync(code).length,
  modules: moduleIds,
  imports,
  dynamicImports,
  entry: isEntry ? facadeModuleId : null,
  styles: [...(viteMetadata?.importedCss ?? [])],
})

/** The bundler names modules by their files, the route table only by an `import()`. */
export function screenOf({ path, load, prerendered }: RouteEntry): Screen {
  const file = /import\('([^']+)'\)/.exec(load.toString())?.[1]
  if (file === undefined) throw new Error(`The screen of ${path} is not loaded by import('…'): ${load.toString()}`)
  return { id: resolve('web/src/app', file), isPublic: prerendered !== undefined }
}

/** Puts each module into the chunk of its name, in place of the groups of the configuration. */
const applyNames = (names: ReadonlyMap<string, string>): Plugin => ({
  name: 'chunk-plan',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        { debugName: 'chunk-plan', name: (id: string) => names.get(id) ?? null, includeDependenciesRecursively: false },
      ],
    },
  }),
})
