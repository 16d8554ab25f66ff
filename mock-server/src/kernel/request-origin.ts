import type { FastifyRequest } from 'fastify'
import type { Cors } from './plugins/cors.ts'

/** A name or address with a port, and no character that could become another part of a URL. */
const HOST = /^([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * The origin this server was reached at, for addresses that lead back to it. The portal's own origin (`PORTAL_ORIGIN`) has the right
 * scheme; otherwise a proxy in front may say https.
 */
export function publicOrigin({ raw: { headers } }: FastifyRequest, portalOrigin: string | undefined): string {
  const { host = '' } = headers
  if (portalOrigin !== undefined && URL.parse(portalOrigin)?.host === host) return portalOrigin
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return HOST.test(host) ? `${scheme}://${host}` : (portalOrigin ?? 'http://localhost')
}

/** The origin of the calling page, when it is another allowed one (rule 19.14); undefined for an unlisted origin. */
export function callingOrigin({ raw: { headers } }: FastifyRequest, cors: Cors): string | undefined {
  return cors.headersFor(headers)?.['access-control-allow-origin']
}
