import { resolve } from 'node:path'
import { build } from 'vite'
import { buildServer } from '../build/build-server.ts'

/** At the same depth as dist/server, so that relative paths to the sources are valid. */
const MOCK = '.cache/bench-mock'
const BARE = '.cache/bench-bare'

/** Builds both servers of the bench as JavaScript, the mock as `npm start` runs it: stripping types costs time at the start and memory. */
export async function buildServers(): Promise<{ mock: string; bare: string }> {
  await buildServer(resolve(MOCK), { mock: 'scripts/bench/mock-server.ts' })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'scripts/bench/bare-server.ts',
      target: 'esnext',
      outDir: BARE,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'bare.js' } },
    },
  })
  return { mock: `${MOCK}/mock.js`, bare: `${BARE}/bare.js` }
}
