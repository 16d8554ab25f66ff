import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PortalEnv, portalConfig } from './portal-config.ts'
import { type InlineHashes, portalHeaders } from './portal-headers.ts'
import { type PortalPage, readPages } from './portal-pages.ts'

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
