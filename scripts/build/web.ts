/**
 * The portal for any environment, into dist/web. Three bundles (the browser's, the one that prerenders, the boot script), then
 * the pages, then compressed copies and the list of what the login pages load, which fails over their budgets.
 */

import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { browsers } from '../../web/vite.config.ts'
import { collectModuleChunks, readManifest } from './manifest.ts'
import { ALLOWED_SINKS, refuseMarkupSinks } from './markup-sinks.ts'
import { writePages } from './pages.ts'
import { planChunks } from './planned-chunks.ts'
import { listOverBudget, measurePublicPages } from './sizes.ts'

/** Builds src/boot.ts alone, as a classic script, and answers with its address. */
async function buildBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [refuseMarkupSinks()],
    build: {
      target: browsers,
      write: false,
      lib: { entry: 'web/src/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('web/src/boot.ts gave no script')
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8)
  const file = `assets/boot-${hash}.js`
  writeFileSync(`dist/web/${file}`, chunk.code)
  return `/${file}`
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz next to every text asset at the best compression: the server only sends them. */
async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(`${folder}/${file}`)
      await writeFile(
        `${folder}/${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      await writeFile(`${folder}/${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

process.chdir(`${import.meta.dirname}/../..`)
process.env.NODE_ENV = 'production'

const configFile = 'web/vite.config.ts'
const config = { configFile, logLevel: 'warn' } as const
const plan = await planChunks(config)
const { plugin: collectKeys, chunkKeys } = collectModuleChunks()
await build({ ...config, plugins: [refuseMarkupSinks(ALLOWED_SINKS), collectKeys, plan] })
await build({ ...config, build: { ssr: true } })
const boot = await buildBoot()
const manifest = readManifest(chunkKeys)
await writePages({ boot, manifest })
rmSync('dist/prerender', { recursive: true })
const sizes = measurePublicPages(boot, manifest)
writeFileSync('dist/web/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`)
await compressAssets('dist/web/assets')
const over = listOverBudget(sizes)
for (const sentence of over) console.error(sentence)
if (over.length > 0) process.exitCode = 1
