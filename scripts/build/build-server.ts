import { relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = `${import.meta.dirname}/../..`
/** It has a file of its own beside the built ones, and asks whether it is built. */
const FORMATS = 'mock-server/src/http/formats.ts'

/**
 * The server in JavaScript: node would otherwise strip the types of some hundred files at a start and look each of them up. Packages and
 * the files that the sources read (the contract, pictures, style sheets) stay where they are.
 */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcesStayWhereTheyAre(outDir)],
    build: {
      ssr: true,
      target: 'esnext',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        // The formats are loaded by their name when they are first needed (mock-server/src/http/formats.ts).
        input: { main: 'mock-server/src/main.ts', formats: 'openapi/rules/formats/formats.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-part.js' },
      },
    },
  })
}

/** A source that reads a file beside itself finds it from the chunk, too: `import.meta.url` there is the address of the source. */
function sourcesStayWhereTheyAre(outDir: string): Plugin {
  return {
    name: 'sources-stay-where-they-are',
    transform(code, id) {
      const source = relative(ROOT, id)
      if (!source.startsWith('mock-server/') || source === FORMATS || !code.includes('import.meta.url')) return null
      const address = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}
