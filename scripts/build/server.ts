/**
 * The server in JavaScript, into dist/server: node would otherwise strip the types of a hundred files at a start and look each of
 * them up. Packages stay where they are; paths beside the sources hold, since dist/server is as deep as mock-server/src.
 */
import { copyFileSync } from 'node:fs'
import { build } from 'vite'

process.chdir(`${import.meta.dirname}/../..`)
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    target: 'esnext',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      // The formats are loaded by their name when they are first needed (mock-server/src/http/formats.ts).
      input: { main: 'mock-server/src/main.ts', formats: 'openapi/rules/formats/formats.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-part.js' },
    },
  },
})
copyFileSync('mock-server/src/control/page.css', 'dist/server/page.css')
