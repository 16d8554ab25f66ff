import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type RouteEntry, routes } from '../../web/src/app/routes.ts'
import { mergeChunks } from './chunk-plan.ts'
import { type BuiltChunk, listPageLoads, type Screen } from './page-loads.ts'

type NamedChunk = BuiltChunk & { name: string }

/** Groups of web/vite.config.ts that the boot script runs one after another: they are neither merged nor split. */
const FIXED = new Set(['react', 'base'])

/**
 * Builds once to learn which modules each page really needs (only a finished build knows, since unused exports are dropped), and
 * returns the plugin that merges what is loaded together in the next build.
 */
export async function planChunks(config: InlineConfig): Promise<Plugin> {
  const chunks: NamedChunk[] = []
  const collect: Plugin = {
    name: 'collect-chunks',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunks.push(describe(chunk))
    },
  }
  await build({ ...config, plugins: [collect], build: { write: false } })
  const fixed = new Set(chunks.filter(({ name }) => FIXED.has(name)).map(({ file }) => file))
  const loads = listPageLoads(chunks, routes.map(screenOf))
  const names = new Map<string, string>()
  for (const [index, files] of mergeChunks(chunks, loads, fixed).entries())
    for (const { file, name, modules } of chunks)
      if (files.includes(file)) for (const id of modules) names.set(id, FIXED.has(name) ? name : `c${index}`)
  return applyNames(names)
}

const describe = ({ fileName, name, code, moduleIds, imports, dynamicImports }: Rolldown.OutputChunk): NamedChunk => ({
  file: fileName,
  name,
  size: gzipSync(code).length,
  modules: moduleIds,
  imports,
  dynamicImports,
})

/** The bundler names modules by their files, the route table only by an `import()`. */
function screenOf({ path, load, prerendered }: RouteEntry): Screen {
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
