import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { filesOf, type Manifest } from './manifest.ts'

export type PageSizes = {
  path: string
  /** Every script that the page loads by itself, including the boot script before its first paint and the scripts after the page. */
  scripts: string[]
  /** Of all scripts, compressed with brotli, in bytes. */
  brotli: number
  /** Only the scripts that run before the first paint. */
  brotliBeforePaint: number
}

/** What a login page fetches by itself once it is shown. Markdown is not included: it is loaded only for an existing notice. */
const LATE = ['src/features/notices/site-notice.tsx']

/**
 * Of all scripts, in bytes of brotli; about 0.4 kB over what was measured, so that a page cannot grow without a decision (quality,
 * "Speed"). A public page carries the public routes alone: a new screen of signed-in users adds nothing but its path.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 118_500,
  '/login': 119_000,
  '/obnova-hesla': 128_200,
  '/prijemce/prihlaseni': 128_400,
  '/registrace': 132_800,
}
const BUDGET_OF_OTHERS = 129_000
const BUDGET_BEFORE_PAINT = 2_000

/** Returns a sentence for each budget that a page exceeds. */
export function listOverBudget(pages: readonly Pick<PageSizes, 'path' | 'brotli' | 'brotliBeforePaint'>[]): string[] {
  return pages.flatMap(({ path, brotli, brotliBeforePaint }) =>
    [
      { what: 'all scripts', size: brotli, budget: BUDGETS[path] ?? BUDGET_OF_OTHERS },
      { what: 'scripts before the first paint', size: brotliBeforePaint, budget: BUDGET_BEFORE_PAINT },
    ]
      .filter(({ size, budget }) => size > budget)
      .map(
        ({ what, size, budget }) =>
          `${path}, ${what}: ${size} B of brotli, ${size - budget} B over its budget in scripts/build/sizes.ts`,
      ),
  )
}

/** What the prerendered pages load, for the size budgets (`dist/web/sizes.json`). Paths are relative to the repository. */
export function measurePublicPages(boot: string, manifest: Manifest): PageSizes[] {
  const sizeOf = (script: string) => brotliCompressSync(readFileSync(script)).length
  const late = filesOf(manifest, LATE).scripts
  const { prerendered } = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as {
    prerendered: Record<string, string>
  }
  return Object.entries(prerendered).map(([path, file]) => {
    const listed = /data-public="([^"]*)"/.exec(readFileSync(`dist/web/${file}`, 'utf8'))?.[1]?.split(' ') ?? []
    const scripts = [...new Set([boot, ...listed, ...late])].map((address) => `dist/web${address}`)
    const brotli = scripts.reduce((sum, script) => sum + sizeOf(script), 0)
    return { path, scripts, brotli, brotliBeforePaint: sizeOf(`dist/web${boot}`) }
  })
}
