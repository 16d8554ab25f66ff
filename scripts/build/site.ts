/**
 * npm run build:site: the portal without anything of the mock, into dist/site. `node dist/site/configure.mjs FOLDER` writes it for the
 * environment of that moment (docs/deployment.md).
 */
import { cpSync } from 'node:fs'
import { build } from 'vite'
import { makeStaleProducts } from '../start/make-products.ts'

process.chdir(`${import.meta.dirname}/../..`)
await makeStaleProducts(console.log, ['generate', 'web'])
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Fastify never imports pino here: it has no logger.
  ssr: { noExternal: true, external: ['pino'] },
  build: {
    ssr: true,
    target: 'esnext',
    outDir: 'dist/site',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      input: { configure: 'scripts/site/main.ts' },
      output: { codeSplitting: false, entryFileNames: 'configure.mjs' },
    },
  },
})
cpSync('dist/web', 'dist/site/web', { recursive: true, preserveTimestamps: true })
