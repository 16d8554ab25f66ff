import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PortalConfig } from './portal-config.ts'
import { fillPage } from './portal-page.ts'

export type Page = { status: 200 | 404; html: Buffer; brotli: () => Buffer; gzip: () => Buffer }

type Built = {
  /** File of each prerendered path. */
  prerendered: Record<string, string>
  /** Paths of the portal; a segment that starts with a colon is a parameter. */
  routes: string[]
}

/** The build's list of pages: the file of each prerendered path, and the portal's other paths. */
export function readPaths(dist: string): { prerendered: ReadonlyMap<string, string>; patterns: readonly RegExp[] } {
  const { prerendered, routes } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as Built
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i'))
  return { prerendered: new Map(Object.entries(prerendered)), patterns }
}

/** The pages of a built portal, filled in with this environment's configuration; each is compressed at its first request. */
export function readPages(dist: string, config: PortalConfig): { pageOf: (path: string) => Page } {
  const { prerendered, patterns } = readPaths(dist)
  const read = (file: string) => compressed(fillPage(readFileSync(join(dist, file), 'utf8'), config))
  const shell = read('index.html')
  const unknown: Page = { ...shell, status: 404 }
  const byPath = new Map([...prerendered].map(([path, file]) => [path, read(file)]))
  return {
    pageOf: (path) => byPath.get(path) ?? (patterns.some((pattern) => pattern.test(path)) ? shell : unknown),
  }
}

function compressed(text: string): Page {
  const html = Buffer.from(text)
  return { status: 200, html, brotli: once(() => brotliCompressSync(html)), gzip: once(() => gzipSync(html)) }
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}
