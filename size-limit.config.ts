import { readFileSync } from 'node:fs'
import type { PageSizes } from './scripts/build/sizes.ts'

/** Budgets of the public pages (quality, "Speed"); the build writes which scripts each of them loads. */
const pages = JSON.parse(readFileSync('dist/web/sizes.json', 'utf8')) as PageSizes[]
if (pages.length === 0) throw new Error('dist/web/sizes.json names no page to measure')

/** Of all scripts, brotli; about 1 kB over what was measured, so that a page cannot grow without a decision. */
const limits: Readonly<Record<string, string>> = {
  '/': '122.5 kB',
  '/login': '122.5 kB',
  '/obnova-hesla': '131.8 kB',
  '/prijemce/prihlaseni': '133 kB',
  '/registrace': '136.5 kB',
}

export default pages.flatMap(({ path, scripts, beforePaint }) => [
  { name: `${path}, all scripts`, path: scripts, limit: limits[path] ?? '130 kB' },
  { name: `${path}, scripts before the first paint`, path: beforePaint, limit: '2 kB' },
])
