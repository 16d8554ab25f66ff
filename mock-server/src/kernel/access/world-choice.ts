import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_WORLD } from '../../world/create-world-options.ts'
import type { Awaitable, WorldAccess } from '../../world/world-access.ts'
import { cookieEnd } from '../http/request-origin.ts'

/** Set by GET /sandbox/enter/{world}; the cookie and the control plane use the same name. */
export const WORLD_COOKIE = 'sandbox-world'

const WORLD_PATH = /^\/w\/([^/?]+)\/api(?=[/?]|$)/
const WORLD_ID = /^[\w-]+$/

/**
 * The address without the world in its path, so that one table of routes serves all worlds; `originalUrl` still has it. A name that no
 * world can have stays, and leads to the error for an unknown world.
 */
export function withoutWorld({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.startsWith('/w/')) return url
  const [, world] = WORLD_PATH.exec(url) ?? []
  return world !== undefined && WORLD_ID.test(world) ? url.slice('/w/'.length + world.length) : url
}

/** The id a request names: path `/w/{world}/api/…`, header `x-world`, the cookie, in this order; otherwise the default world. */
export function requestedWorldId(request: FastifyRequest): string {
  const world = WORLD_PATH.exec(request.originalUrl)?.[1]
  if (world !== undefined) return world
  const header = request.headers['x-world']
  if (typeof header === 'string' && header !== '') return header
  const { cookie } = request.headers
  return (cookie && cookieWorld(cookie)) || DEFAULT_WORLD
}

/**
 * The clock of the world that a request names, epoch ms, for a response outside any operation; the default world's clock if there is no
 * such world. Never rejects.
 */
export function worldTimeOf(worlds: WorldAccess, request: FastifyRequest): Awaitable<number> {
  const id = requestedWorldId(request)
  // The default world is created at its first use, and an error response does not use it.
  if (id === DEFAULT_WORLD) return worlds.now()
  const now = worlds.withWorld(id, (world) => world?.clock.now())
  if (!(now instanceof Promise)) return now ?? worlds.now()
  return now.then(
    (known) => known ?? worlds.now(),
    () => worlds.now(),
  )
}

/** The cookie of a world from an earlier server run would lock the browser out for good, so the 404 clears it. */
export function clearWorldCookie(
  { headers: { cookie } }: FastifyRequest,
  portalOrigin: string | undefined,
): Readonly<Record<string, string>> {
  return cookie && cookieWorld(cookie)
    ? { 'set-cookie': `${WORLD_COOKIE}=; Path=/; Max-Age=0; ${cookieEnd(portalOrigin)}` }
    : {}
}

function cookieWorld(cookie: string): string | undefined {
  const found = cookie.split(';').find((pair) => pair.trimStart().startsWith(`${WORLD_COOKIE}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}
