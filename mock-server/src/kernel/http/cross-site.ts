import type { FastifyRequest } from 'fastify'

export interface SiteRules {
  /** The portal's own origin (PORTAL_ORIGIN), if it is known. */
  readonly portalOrigin: string | undefined
  /** Whether pages of this origin may call the server (CORS_ORIGINS). */
  readonly isKnownOrigin: (origin: string) => boolean
}

/**
 * Whether a page of another site or port caused the request, by Fetch Metadata and by `Origin`. A link that a user opens is not
 * cross-site, so GET must have no effects. Clients other than browsers send neither header.
 */
export function isCrossSite(request: FastifyRequest, { portalOrigin, isKnownOrigin }: SiteRules): boolean {
  if (request.method === 'GET' && isNavigation(request)) return false
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === portalOrigin || isKnownOrigin(origin)) return false
  // The scheme is not compared, because a proxy may have terminated TLS.
  return URL.parse(origin)?.host !== host?.toLowerCase()
}

/** Whether the request opens a page in a top-level tab or window, not in a frame. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest = 'document' } = headers
  return mode === 'navigate' && dest === 'document'
}
