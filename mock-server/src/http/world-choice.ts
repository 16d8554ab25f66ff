import type { FastifyRequest } from 'fastify'
import { DEFAULT_WORLD } from '../world/world-wish.ts'

/** Set by GET /sandbox/enter/{world}; cookie and control plane spell it the same. */
export const WORLD_COOKIE = 'sandbox-world'

/** The id a request names: path `/w/{world}/api/…`, header `x-world`, the cookie, in this order; otherwise the default world. */
export function namedWorld(request: FastifyRequest): string {
  const { world } = request.params as { world?: string }
  if (world !== undefined) return world
  const header = request.headers['x-world']
  if (typeof header === 'string' && header !== '') return header
  const { cookie } = request.headers
  return (cookie && cookieWorld(cookie)) || DEFAULT_WORLD
}

/** A world of a former run of the server would lock the browser out for good: its cookie goes with the 404. */
export function forgetWorld(request: FastifyRequest): Readonly<Record<string, string>> {
  const { cookie } = request.headers
  return cookie && cookieWorld(cookie)
    ? { 'set-cookie': `${WORLD_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` }
    : {}
}

function cookieWorld(cookie: string): string | undefined {
  const found = cookie.split(';').find((pair) => pair.trimStart().startsWith(`${WORLD_COOKIE}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}
