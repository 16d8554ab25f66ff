import { build } from 'vite'

const outDir = '.cache/bench-servers'

/**
 * Both servers of the bench in JavaScript, as `npm start` runs the mock: stripping types takes time at the start and memory for good.
 * The folder is as deep as mock-server/src, so that paths beside the sources hold.
 */
export async function buildServers(): Promise<{ mock: string; bare: string }> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'esnext',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          mock: 'scripts/bench/mock-server.ts',
          bare: 'scripts/bench/bare-server.ts',
          formats: 'openapi/rules/formats/formats.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-part.js' },
      },
    },
  })
  return { mock: `${outDir}/mock.js`, bare: `${outDir}/bare.js` }
}
