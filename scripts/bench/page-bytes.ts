import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'

const pageSizes = v.array(v.object({ path: v.string(), brotli: v.number() }))
const CONSOLE_SCRIPT = /(?:src|href)="\/sandbox\/console\/(assets\/[^"]+\.js)"/g

/** Bytes of brotli of the scripts that each public page, and the console before its first read, loads by itself, in a tree that is built. */
export function readPageBytes(root: string): ReadonlyMap<string, number> {
  const read = (file: string) => readFileSync(`${root}/dist/${file}`, 'utf8')
  const pages = v.parse(pageSizes, JSON.parse(read('web/sizes.json')))
  const scripts = [...read('console/index.html').matchAll(CONSOLE_SCRIPT)]
  const ofConsole = scripts.reduce((sum, [, file]) => sum + brotliCompressSync(read(`console/${file}`)).length, 0)
  return new Map([...pages.map(({ path, brotli }) => [path, brotli] as const), ['/sandbox/', ofConsole]])
}
