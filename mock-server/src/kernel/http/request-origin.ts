import type { FastifyRequest } from 'fastify'
import type { Cors } from './cors.ts'

/** The names that this server answers to, besides those of loopback and the address that a connection came to. */
export interface OwnHosts {
  /** The portal's own origin (`PORTAL_ORIGIN`), if it is known. */
  readonly portalOrigin: string | undefined
  readonly allowedHosts: readonly string[]
}

/** A name or address with a port, and no character that could become another part of a URL. */
const HOST_HEADER = /^([a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether the Host header is a name of this server: anybody can send any name, and a page can make its own lead here (DNS rebinding). */
export function isOwnHost({ raw, headers }: FastifyRequest, { portalOrigin, allowedHosts }: OwnHosts): boolean {
  const [, name = ''] = HOST_HEADER.exec(headers.host?.toLowerCase() ?? '') ?? []
  if (name === '') return false
  const address = addressOf(raw.socket.localAddress)
  return (
    LOOPBACK_NAME.test(name) ||
    [...allowedHosts, address, portalOrigin && URL.parse(portalOrigin)?.hostname].includes(name)
  )
}

/**
 * The origin this server was reached at, for addresses that lead back to it: the portal's own origin (`PORTAL_ORIGIN`) has the right
 * scheme; a Host header that is no name of this server is never in an address.
 */
export function publicOrigin(request: FastifyRequest, own: OwnHosts): string {
  const { portalOrigin } = own
  const { host = '' } = request.headers
  if (portalOrigin !== undefined && URL.parse(portalOrigin)?.host === host) return portalOrigin
  // Only a trusted proxy may say https.
  if (isOwnHost(request, own)) return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`
  const { localAddress, localPort = 80 } = request.raw.socket
  return portalOrigin ?? `http://${addressOf(localAddress) || 'localhost'}${localPort === 80 ? '' : `:${localPort}`}`
}

/** An address as a URL has it. */
function addressOf(address = ''): string {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** The origin of the calling page, when it is another allowed one (rule 19.14); undefined for an unlisted origin. */
export function callingOrigin({ raw: { headers } }: FastifyRequest, cors: Cors): string | undefined {
  return cors.headersFor(headers)?.['access-control-allow-origin']
}

/** Ends a `Set-Cookie`: never sent over plain HTTP where people open the portal by https. */
export const cookieEnd = (portalOrigin: string | undefined): string =>
  `HttpOnly; SameSite=Lax${portalOrigin?.startsWith('https:') ? '; Secure' : ''}`
