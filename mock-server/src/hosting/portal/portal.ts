import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PortalConfig, type PortalEnv, portalConfig } from './portal-config.ts'
import { type PortalPage, readPages } from './portal-pages.ts'

/** Of the scripts and styles that pages carry, as a policy lists them: `sha256-` and the hash. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Security headers of the portal's pages and files. Scripts and styles come from files, and from the pages' own boot script and styles, which
 * the build names by their hashes. React may create a Trusted Types policy
 * that the portal does not need, so no policy is allowed. HSTS is sent when the portal's own origin (`PORTAL_ORIGIN`) is https.
 */
function portalHeaders(
  { apiBase, hosts, chat, errorReports }: PortalConfig,
  origin: string,
  inline: InlineHashes,
): Record<string, string> {
  const api = apiBase.startsWith('/') ? [] : [new URL(apiBase).origin]
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...inline.styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', ...(hosts.image === '' ? [] : [hosts.image])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, hosts.document, ...(errorReports ? [new URL(errorReports.endpoint).origin] : [])],
    // The preview of a certificate is a PDF that the page itself creates.
    'frame-src': ['blob:', ...(chat ? [new URL(chat.url).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

export type PortalOptions = {
  /** Folder of the built portal (`dist/web`). */
  dist: string
  /** Environment variables; which ones, see portal-config.ts. */
  env: PortalEnv
}

const YEAR = 31_536_000_000

/** Files that a browser requests by their name at the root. */
export const ICONS = ['icon.svg', 'apple-touch-icon.png']

/** Paths of the server outside the portal: an unknown path below them has their own error response. */
export const NOT_THE_PORTAL = /^\/+(api|w|sandbox|gateway|images)(\/|$)/

/**
 * Serves the built portal: hashed files are cached for ever, pages never; every path of the portal has its page, any other one the
 * not-found page with the status 404. All have security headers (rules 18.4, 18.5, 18.8).
 */
export async function portalPlugin(app: FastifyInstance, { dist, env }: PortalOptions): Promise<void> {
  const { version, inline } = readBuild(dist)
  const config = portalConfig(env, version)
  const headers = portalHeaders(config, env.PORTAL_ORIGIN ?? '', inline)
  const pages = readPages(dist, config)

  await app.register(async (portal) => {
    portal.addHook('onSend', async (_request, reply, payload) => {
      reply.headers(headers)
      return payload
    })
    await portal.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
      index: false,
    })
    for (const icon of ICONS)
      portal.route({
        method: ['GET', 'HEAD'],
        url: `/${icon}`,
        handler: (_request, reply) => reply.sendFile(icon, dist, { maxAge: 86_400_000, immutable: false }),
      })
    portal.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const [path = '/'] = request.url.split('?')
        return NOT_THE_PORTAL.test(path) ? reply.callNotFound() : send(request, reply, pages.pageOf(path))
      },
    })
  })
}

function send(request: FastifyRequest, reply: FastifyReply, page: PortalPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(page.brotli())
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(page.gzip())
  return reply.send(page.html)
}

function readBuild(dist: string): { version: string; inline: InlineHashes } {
  return JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as { version: string; inline: InlineHashes }
}
