import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { filesOf, type Manifest } from './manifest.ts'

export type PageSizes = {
  path: string
  /** Every script that the page loads by itself; all come after its first paint. */
  scripts: string[]
  /** Of these and the boot script, compressed with brotli, in bytes. */
  brotli: number
  /** Of the boot script, which the page carries. */
  brotliBeforePaint: number
}

/** What a login page fetches by itself once it is shown. Markdown is not included: it is loaded only for an existing notice. */
const LATE = ['src/features/notices/site-notice.tsx']

/**
 * Of all scripts, in bytes of brotli; about 0.3 kB over what was measured, so that a page cannot grow without a decision (quality,
 * "Speed"). A public page carries the public routes alone: a new screen of signed-in users adds nothing but its path.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 108_500,
  '/login': 109_700,
  '/obnova-hesla': 114_900,
  '/prijemce/prihlaseni': 115_300,
  '/registrace': 121_800,
}
const BUDGET_OF_OTHERS = 114_000
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

/**
 * Scripts of a page of signed-in users: one or two more than were measured, because any change of the code moves the plan; the chunk
 * plan cannot get worse unnoticed.
 */
const MAX_SCRIPTS: Readonly<Record<string, number>> = {
  '/darce': 19,
  '/moje-platby': 21,
  '/prijemce/obnoveni-zadosti': 29,
}

/** Returns a sentence for each page of signed-in users that loads too many scripts. */
export function listTooManyScripts(count: (path: string) => number = countScripts): string[] {
  return Object.entries(MAX_SCRIPTS)
    .filter(([path, most]) => count(path) > most)
    .map(([path, most]) => `${path}: ${count(path)} scripts, at most ${most} are allowed in scripts/build/sizes.ts`)
}

/** How many scripts the built page of a route loads by itself. */
export function countScripts(path: string): number {
  const { routes } = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as { routes: Record<string, string> }
  return readFileSync(`dist/web/${routes[path]}`, 'utf8').split('rel="modulepreload"').length - 1
}

/** What the prerendered pages load, for the size budgets (`dist/web/sizes.json`). Paths are relative to the repository. */
export function measurePublicPages(boot: string, manifest: Manifest): PageSizes[] {
  const sizeOf = (content: Buffer | string) => brotliCompressSync(content).length
  const late = filesOf(manifest, LATE)
  const { prerendered } = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as {
    prerendered: Record<string, string>
  }
  return Object.entries(prerendered).map(([path, file]) => {
    const listed = /data-public="([^"]*)"/.exec(readFileSync(`dist/web/${file}`, 'utf8'))?.[1]?.split(' ') ?? []
    const scripts = [...new Set([...listed, ...late])].map((address) => `dist/web${address}`)
    const brotliBeforePaint = sizeOf(boot)
    const brotli = scripts.reduce((sum, script) => sum + sizeOf(readFileSync(script)), brotliBeforePaint)
    return { path, scripts, brotli, brotliBeforePaint }
  })
}
