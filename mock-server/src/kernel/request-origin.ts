import type { FastifyRequest } from 'fastify'
import type { Cors } from './plugins/cors.ts'

/** A name or address with a port, and nothing that could end up as another part of an address. */
const HOST = /^([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * The origin this server was reached at, for addresses that lead back to it. The portal's own (`PORTAL_ORIGIN`) is sure of its
 * scheme; otherwise a proxy in front may say https.
 */
export function publicOrigin({ raw: { headers } }: FastifyRequest, portalOrigin: string | undefined): string {
  const { host = '' } = headers
  if (portalOrigin !== undefined && URL.parse(portalOrigin)?.host === host) return portalOrigin
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return HOST.test(host) ? `${scheme}://${host}` : (portalOrigin ?? 'http://localhost')
}

/** The origin of the page that calls, when it is another one that may (rule 19.14); a stranger's is undefined. */
export function callingOrigin({ raw: { headers } }: FastifyRequest, cors: Cors): string | undefined {
  return cors.headersFor(headers)?.['access-control-allow-origin']
}
