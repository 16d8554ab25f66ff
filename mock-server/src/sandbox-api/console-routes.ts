import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Awaitable } from '../world/world-access.ts'
import { pageWorld, type SandboxKit } from './kit.ts'

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The console in the browser, built into `dist`. It holds no data of any world, so it needs no token. It reads data through the control
 * plane, which requires SANDBOX_TOKEN from other machines. Without a world in its address it redirects to the world that the portal of
 * this browser has entered, for example by a link to a state.
 */
export async function consoleRoutes(scope: FastifyInstance, kit: SandboxKit, dist: string): Promise<void> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  // The same policy as the portal's: otherwise the two could not share a named window, and each sign-in would open another one.
  const sharing = { 'cross-origin-opener-policy': 'same-origin' }
  const headers = {
    'content-security-policy': CSP,
    ...sharing,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
  await scope.register(fastifyStatic, { root: dist, prefix: '/console/', serve: false, preCompressed: true })
  scope.get('/', { config: { isOpen: true } }, async (request, reply) => {
    const entered = pageWorld(request) === undefined ? await enteredWorld(kit, request) : undefined
    // Browsers apply the policy of a redirect, too: a console that is reloaded would lose the portal's window.
    if (entered !== undefined)
      return reply.headers(sharing).redirect(`/sandbox/?world=${encodeURIComponent(entered)}`, 302)
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })
  scope.get('/console/assets/*', { config: { isOpen: true } }, async (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, { maxAge: 31_536_000_000, immutable: true }),
  )
}

/** The world in the cookie, if it is still open. */
function enteredWorld(kit: SandboxKit, request: FastifyRequest): Awaitable<string | undefined> {
  const id = cookieWorld(kit, request)
  return id ? kit.worlds.withWorld(id, (world) => world?.id) : undefined
}

/** The id in the cookie of the world that the browser entered, also of one that no longer exists. */
export function cookieWorld({ worldCookie }: SandboxKit, { headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${worldCookie}=`))?.slice(worldCookie.length + 1)
}
