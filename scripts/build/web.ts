/**
 * The portal for any environment, into dist/web. Four bundles (the browser's, the one that prerenders, the boot script, the font), then
 * the pages, then compressed copies and the list of what the login pages load, which fails over their budgets.
 */

import { rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { browsers } from '../../web/vite.config.ts'
import { ALLOWED_FEATURES } from './allowed-features.ts'
import { compressAssets } from './compress-assets.ts'
import { collectModuleChunks, listImportedEntries, readManifest } from './manifest.ts'
import { ALLOWED_SINKS, refuseMarkupSinks } from './markup-sinks.ts'
import { refuseNewFeatures } from './new-features.ts'
import { writePages } from './pages.ts'
import { planChunks } from './planned-chunks.ts'
import { listOverBudget, listTooManyScripts, measurePublicPages } from './sizes.ts'

/** Builds src/boot.ts alone, as a classic script, and answers with its code, which the pages carry. */
async function buildBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [refuseMarkupSinks(), refuseNewFeatures({ 'src/boot.ts': ['requestIdleCallback'] })],
    build: {
      target: browsers,
      write: false,
      lib: { entry: 'web/src/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })
  const chunk = outputOf(result)[0]
  if (!chunk) throw new Error('web/src/boot.ts gave no script')
  return chunk.code.trim()
}

/** Builds the style sheet of the headings' font, which comes after the first paint, and answers with its address. */
async function buildFont(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { transformer: 'lightningcss' },
    build: {
      target: browsers,
      cssTarget: browsers,
      outDir: 'dist/web',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'web/src/shared/ui/fonts/fraunces.css' },
    },
  })
  const sheet = outputOf(result).find(({ fileName }) => fileName.endsWith('.css'))
  if (!sheet) throw new Error('fraunces.css gave no style sheet')
  return `/${sheet.fileName}`
}

function outputOf(result: Awaited<ReturnType<typeof build>>) {
  const [output] = Array.isArray(result) ? result : [result]
  return output && 'output' in output ? output.output : []
}

process.chdir(`${import.meta.dirname}/../..`)
process.env.NODE_ENV = 'production'

const configFile = 'web/vite.config.ts'
const config = { configFile, logLevel: 'warn' } as const
const { plugin, publicStyles } = await planChunks(config)
const { plugin: collectKeys, moduleFiles } = collectModuleChunks()
await build({
  ...config,
  plugins: [refuseMarkupSinks(ALLOWED_SINKS), refuseNewFeatures(ALLOWED_FEATURES), collectKeys, plugin],
})
await build({ ...config, build: { ssr: true } })
const boot = await buildBoot()
const manifest = readManifest(moduleFiles)
await writePages({ boot, manifest, publicStyles, font: await buildFont() })
rmSync('dist/prerender', { recursive: true })
const sizes = measurePublicPages(boot, manifest)
writeFileSync('dist/web/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`)
await compressAssets('dist/web/assets')
const over = [...listOverBudget(sizes), ...listTooManyScripts(), ...listImportedEntries(manifest)]
for (const sentence of over) console.error(sentence)
if (over.length > 0) process.exitCode = 1
