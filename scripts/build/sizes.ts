import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { filesOf, type Manifest } from './manifest.ts'

export type PageSizes = {
  path: string
  /** What runs before the first paint. */
  beforePaint: string[]
  /** Every script the page loads by itself, the boot script and what comes after the page too. */
  scripts: string[]
  /** Of all scripts, compressed with brotli, in bytes. */
  brotli: number
}

/** What a login page fetches by itself once it is shown. Markdown is not among it: that comes only for a notice that is there. */
const LATE = ['src/features/notices/site-notice.tsx']

/** What the prerendered pages load, for the size budgets (`dist/web/sizes.json`). Paths are relative to the repository. */
export function measurePublicPages(boot: string, manifest: Manifest): PageSizes[] {
  const late = filesOf(manifest, LATE).scripts
  const { prerendered } = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as {
    prerendered: Record<string, string>
  }
  return Object.entries(prerendered).map(([path, file]) => {
    const listed = /data-public="([^"]*)"/.exec(readFileSync(`dist/web/${file}`, 'utf8'))?.[1]?.split(' ') ?? []
    const scripts = [...new Set([boot, ...listed, ...late])].map((address) => `dist/web${address}`)
    const brotli = scripts.reduce((sum, script) => sum + brotliCompressSync(readFileSync(script)).length, 0)
    return { path, beforePaint: [`dist/web${boot}`], scripts, brotli }
  })
}
