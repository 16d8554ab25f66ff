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
    ssr: 'mock-server/src/main.ts',
    target: 'esnext',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
})
copyFileSync('mock-server/src/control/page.css', 'dist/server/page.css')
