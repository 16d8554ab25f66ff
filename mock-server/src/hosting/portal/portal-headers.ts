import type { PortalConfig } from './portal-config.ts'

/** Of the scripts and styles that pages carry, as a policy lists them: `sha256-` and the hash. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Security headers of the portal's pages and files. Scripts and styles come from files, and from the pages' own boot script and styles, which
 * the build names by their hashes. React may create a Trusted Types policy
 * that the portal does not need, so no policy is allowed. HSTS is sent when the portal's own origin (`PORTAL_ORIGIN`) is https.
 */
export function portalHeaders(
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
