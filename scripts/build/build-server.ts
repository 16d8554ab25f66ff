import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { LAZY_MODULES, PROCESSES } from '../../mock-server/src/kernel/lazy/lazy-import.ts'

const ROOT = `${import.meta.dirname}/../..`
/** It reads files next to the built ones, and checks whether it is built. */
const LAZY_SOURCE = 'mock-server/src/kernel/lazy/lazy-import.ts'
/** Packages with native parts or data files, or that are never imported: each is loaded by the first call that needs it. */
export const LEFT_AS_THEY_ARE = ['sharp', 'pdfkit', 'fontkit', 'pg', 'pino']

/** What the image of the mock runs. */
export const IMAGE = {
  main: 'mock-server/src/main.ts',
  container: 'scripts/start/container.ts',
  replicas: 'scripts/checks/compose/main.ts',
}

/**
 * Builds the server with its packages as JavaScript: otherwise node would strip the types of about a hundred files at each start and
 * resolve them and the packages' three hundred. Files that the sources read (the contract, pictures, style sheets) stay in their place.
 */
export async function buildServer(
  outDir: string,
  main: Readonly<Record<string, string>> = { main: 'mock-server/src/main.ts' },
): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcesStayWhereTheyAre(outDir)],
    ssr: { noExternal: true, external: LEFT_AS_THEY_ARE },
    build: {
      ssr: true,
      target: 'esnext',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { ...main, ...LAZY_MODULES, ...PROCESSES },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-part.js' },
      },
    },
  })
}

/** A source that reads a file next to itself also finds it from the chunk: `import.meta.url` is the address of the source there. */
function sourcesStayWhereTheyAre(outDir: string): Plugin {
  return {
    name: 'sources-stay-where-they-are',
    transform(code, id) {
      const source = relative(ROOT, id)
      if (code.includes('import.meta.dirname') && !source.includes('node_modules'))
        throw new Error(`${source} would look in another folder once it is built: import.meta.dirname`)
      if (!source.startsWith('mock-server/') || source === LAZY_SOURCE || !code.includes('import.meta.url')) return null
      const address = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}
