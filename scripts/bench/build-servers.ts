import { resolve } from 'node:path'
import { build } from 'vite'
import { buildServer } from '../build/build-server.ts'

/** As deep as dist/server, so that paths beside the sources hold. */
const MOCK = '.cache/bench-mock'
const BARE = '.cache/bench-bare'

/** Both servers of the bench in JavaScript, ours as `npm start` runs it: stripping types takes time at the start and memory for good. */
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
