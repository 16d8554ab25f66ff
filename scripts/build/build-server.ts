import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { LAZY_MODULES } from '../../mock-server/src/kernel/lazy/lazy-import.ts'

const ROOT = `${import.meta.dirname}/../..`
/** It looks for files beside the built ones, and asks whether it is built. */
const LAZY_SOURCE = 'mock-server/src/kernel/lazy/lazy-import.ts'
/** With native parts or data of their own, or never asked for: each is loaded by the first call that needs it. */
const LEFT_AS_THEY_ARE = ['sharp', 'pdfkit', 'fontkit', 'file-type', 'pg', 'pino']

/**
 * The server in JavaScript with its packages: node would otherwise strip the types of some hundred files at a start and look each of them
 * and of the packages' three hundred up. What the sources read as files (the contract, pictures, style sheets) stays where it is.
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
        input: { ...main, ...LAZY_MODULES },
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
      if (!source.startsWith('mock-server/') || source === LAZY_SOURCE || !code.includes('import.meta.url')) return null
      const address = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}
