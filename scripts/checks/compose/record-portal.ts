import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import Fastify from 'fastify'
import { ICONS, type PortalOptions, portalPlugin } from '../../../mock-server/src/hosting/portal/portal.ts'
import { readPaths, UNKNOWN_PAGE } from '../../../mock-server/src/hosting/portal/portal-pages.ts'

export const CODINGS = { '': 'identity', '.br': 'br', '.gz': 'gzip' } as const
export type Suffix = keyof typeof CODINGS

/** The answers of the mock's own portal: the only source of what nginx sends. */
export type RecordedPortal = {
  /** Body of each page by the name of its file, `shell.html.br` for a compressed one. */
  bodies: ReadonlyMap<string, Buffer>
  pageHeaders: Headers
  icons: ReadonlyMap<string, Headers>
  /** By the file extension, `.js`; `isCoded`: compressed copies exist. */
  assets: ReadonlyMap<string, { headers: Headers; isCoded: boolean }>
}
type Headers = Readonly<Record<string, string>>

/** The page of an unknown path, and of a prerendered one in another spelling. */
export const SHELL = 'shell.html'

/** nginx would serve a file of the name `index.html` by itself. */
export const nameOf = (file: string): string => (file === UNKNOWN_PAGE ? SHELL : file)

const NO_PATH = '/.no-such-page'

/** Headers that nginx computes itself from the file. */
const OF_THE_FILE = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'last-modified',
])

/** Requests every page and a file of each kind from the portal plugin. Throws if one is missing. */
export async function recordPortal(options: PortalOptions): Promise<RecordedPortal> {
  const app = Fastify()
  await portalPlugin(app, options)
  const ask = async (url: string, status: number, suffix: Suffix = '') => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': CODINGS[suffix] } })
    if (answer.statusCode !== status) throw new Error(`The portal answered ${url} with ${answer.statusCode}`)
    return answer
  }
  const { prerendered, routes } = readPaths(options.dist)
  // Any parameter has the same page.
  const paths = routes.map(({ route, file }) => [route.replaceAll(':', ''), file] as const)
  const bodies = new Map<string, Buffer>()
  for (const suffix of Object.keys(CODINGS) as Suffix[]) {
    bodies.set(SHELL + suffix, (await ask(NO_PATH, 404, suffix)).rawPayload)
    for (const [path, file] of [...prerendered, ...paths.filter(([path]) => !prerendered.has(path))])
      bodies.set(file + suffix, (await ask(path, 200, suffix)).rawPayload)
  }
  const assets = new Map<string, { headers: Headers; isCoded: boolean }>()
  for (const [ending, name] of oneOfEachKind(`${options.dist}/assets`)) {
    const { headers } = await ask(`/assets/${name}`, 200, '.br')
    assets.set(ending, { headers: sent(headers), isCoded: 'content-encoding' in headers })
  }
  const pageHeaders = sent((await ask(NO_PATH, 404)).headers)
  const icons = new Map<string, Headers>()
  for (const icon of ICONS) icons.set(icon, sent((await ask(`/${icon}`, 200)).headers))
  await app.close()
  return { bodies, pageHeaders, icons, assets }
}

function oneOfEachKind(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name))
  return new Map(names.map((name) => [extname(name), name]))
}

const sent = (headers: Readonly<Record<string, unknown>>): Headers =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_FILE.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
