/**
 * The portal for any environment, into dist/web. Three bundles (the browser's, the one that prerenders, the boot script), then
 * the pages, then compressed copies and the list of what the login pages load, which fails over their budgets.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { buildBoot } from './boot.ts'
import { compressAssets } from './compress.ts'
import { collectModuleChunks, readManifest } from './manifest.ts'
import { ALLOWED_SINKS, refuseMarkupSinks } from './markup-sinks.ts'
import { writePages } from './pages.ts'
import { planChunks } from './planned-chunks.ts'
import { listOverBudget, measurePublicPages } from './sizes.ts'

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
