import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { escapeHtml } from '../../kernel/http/escape-html.ts'
import type { PortalConfig } from './portal-config.ts'

/** The placeholder of a built page for the complete configuration, as JSON inside a data block. */
const WHOLE = '@@config@@'

/**
 * Writes the configuration into a built page: the data block, and the single values `@@phones.donors.text@@` that prerendering left in
 * texts and attributes. Done once at start. Throws when a page refers to an unknown value.
 */
function fillPage(html: string, config: PortalConfig): string {
  return html.replaceAll(/@@([a-zA-Z.]+)@@/g, (placeholder, path: string) =>
    placeholder === WHOLE ? inScript(JSON.stringify(config)) : escapeHtml(valueAt(config, path)),
  )
}

function valueAt(config: PortalConfig, path: string): string {
  let value: unknown = config
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  if (typeof value !== 'string') throw new Error(`The page uses the configuration value ${path}, which does not exist`)
  return value
}

/** JSON that can neither end the script element around it nor open a comment in it. */
function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

export type PortalPage = { status: 200 | 404; html: Buffer; brotli: () => Buffer; gzip: () => Buffer }

type Built = {
  /** File of each prerendered path. */
  prerendered: Record<string, string>
  /** File of each path of the portal; a segment that starts with a colon is a parameter. */
  routes: Record<string, string>
}

/** A path of the portal as a pattern, and its page without prerendered content. */
export type RoutePage = { route: string; pattern: RegExp; file: string }

/** The page of a path that is not the portal's; it knows no screen. */
export const UNKNOWN_PAGE = 'index.html'

/** The build's list of pages: the file of each prerendered path, and those of all paths in any spelling. */
export function readPaths(dist: string): { prerendered: ReadonlyMap<string, string>; routes: readonly RoutePage[] } {
  const { prerendered, routes } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as Built
  return {
    prerendered: new Map(Object.entries(prerendered)),
    routes: Object.entries(routes).map(([route, file]) => ({
      route,
      pattern: new RegExp(`^${route.replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i'),
      file,
    })),
  }
}

/** The pages of a built portal, filled in with this environment's configuration; each is read and compressed at its first request. */
export function readPages(dist: string, config: PortalConfig): { pageOf: (path: string) => PortalPage } {
  const { prerendered, routes } = readPaths(dist)
  const read = memoize((file: string) => compressed(fillPage(readFileSync(join(dist, file), 'utf8'), config)))
  // A page that refers to an unknown value of the configuration stops the start.
  for (const file of prerendered.values()) read(file)
  return {
    pageOf: (path) => {
      const file = prerendered.get(path) ?? routes.find(({ pattern }) => pattern.test(path))?.file
      return file === undefined ? { ...read(UNKNOWN_PAGE), status: 404 } : read(file)
    },
  }
}

function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

function compressed(text: string): PortalPage {
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
