import { getServers } from 'node:dns'
import { isIPv6 } from 'node:net'
import { origin, webAddress } from '../../mock-server/src/hosting/portal/portal-addresses.ts'
import { type PortalEnv, portalConfig } from '../../mock-server/src/hosting/portal/portal-config.ts'

/** How the site is served, besides the portal's own `PORTAL_*`. */
export type SiteSettings = {
  /** The address that people open. */
  readonly origin: string
  readonly httpPort: number
  readonly tls?: { readonly port: number; readonly certificate: string; readonly key: string }
  readonly accessLog: string
  readonly errorLevel: string
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** The API behind a path of the site; undefined if browsers call an API on another origin. */
  readonly api?: {
    readonly path: string
    readonly upstream: URL
    readonly authorities: string
    /** Name servers; undefined: the name of the API is looked up once, as the machine does. */
    readonly resolver: string | undefined
  }
}

const DEBIAN_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** Reads the environment of the site. Throws for an invalid value, with the name of the variable in its message. */
export function readSiteSettings(env: PortalEnv): SiteSettings {
  const { PORTAL_ORIGIN = '', TLS_CERTIFICATE = '', TLS_KEY = '', TRUST_PROXY = '' } = env
  if ((TLS_CERTIFICATE === '') !== (TLS_KEY === '')) throw new Error('Set both TLS_CERTIFICATE and TLS_KEY, or neither')
  const api = readApi(env)
  return {
    origin: plain('PORTAL_ORIGIN', origin('PORTAL_ORIGIN', PORTAL_ORIGIN)),
    accessLog: file('ACCESS_LOG', env.ACCESS_LOG || '/dev/stdout'),
    errorLevel: level(env.ERROR_LEVEL || 'crit'),
    httpPort: port('HTTP_PORT', env.HTTP_PORT || '8080'),
    ...(TLS_CERTIFICATE && {
      tls: {
        port: port('HTTPS_PORT', env.HTTPS_PORT || '8443'),
        certificate: file('TLS_CERTIFICATE', TLS_CERTIFICATE),
        key: file('TLS_KEY', TLS_KEY),
      },
    }),
    trustedProxies: TRUST_PROXY.split(',').flatMap((text) => (text.trim() ? [network(text.trim())] : [])),
    ...(api && { api }),
  }
}

function readApi(env: PortalEnv): SiteSettings['api'] {
  const { apiBase } = portalConfig(env, '')
  const { API_UPSTREAM = '' } = env
  if (!apiBase.startsWith('/')) {
    if (API_UPSTREAM)
      throw new Error('PORTAL_API_BASE is on another origin: browsers call it, so leave out API_UPSTREAM')
    return undefined
  }
  if (!/^\/[\w/.-]*\w$/.test(apiBase)) throw new Error('PORTAL_API_BASE is no path like /api')
  if (!API_UPSTREAM)
    throw new Error(
      `Set API_UPSTREAM to the address behind ${apiBase} (https://api.example.org/v1), or PORTAL_API_BASE to an address`,
    )
  const upstream = webAddress('API_UPSTREAM', API_UPSTREAM)
  plain('API_UPSTREAM', upstream.href)
  const authorities = file('API_AUTHORITIES', env.API_AUTHORITIES || DEBIAN_AUTHORITIES)
  const servers = getServers().map((server) => (isIPv6(server) ? `[${server}]` : server))
  return {
    path: apiBase,
    upstream,
    authorities,
    resolver: env.RESOLVER === 'off' ? undefined : plain('RESOLVER', env.RESOLVER || servers.join(' ')),
  }
}

function port(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new Error(`${name} is no port: ${JSON.stringify(text)}`)
}

/** Nothing that would end a word or name a variable in nginx's configuration. */
function plain(name: string, text: string): string {
  if (/^[\w.:/[\]=~ -]*$/.test(text)) return text
  throw new Error(`${name} has a character that it must not have: ${JSON.stringify(text)}`)
}

function level(text: string): string {
  if (['crit', 'error', 'warn', 'info'].includes(text)) return text
  throw new Error(`ERROR_LEVEL is crit, error, warn or info, not ${JSON.stringify(text)}`)
}

function file(name: string, text: string): string {
  if (/^\/[\w./-]+$/.test(text)) return text
  throw new Error(`${name} is no absolute path of letters, digits, dots and hyphens: ${JSON.stringify(text)}`)
}

function network(text: string): string {
  if (/^[\da-f.:]+(\/[1-9]\d{0,2})?$/i.test(text)) return text
  throw new Error(`TRUST_PROXY lists addresses and networks (10.0.0.2, 172.16.0.0/12), not ${JSON.stringify(text)}`)
}
