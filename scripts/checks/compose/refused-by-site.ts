/**
 * Headers in which a client could name another address, host, path or method; a server after a proxy tends to believe them. nginx sets
 * `X-Forwarded-For` and `X-Forwarded-Proto` itself. Names with an underscore never pass nginx.
 */
export const CLIENT_CLAIMS: readonly string[] = [
  'Forwarded',
  'Via',
  'X-Forwarded',
  'X-Forwarded-By',
  'X-Forwarded-Host',
  'X-Forwarded-Path',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Protocol',
  'X-Forwarded-Scheme',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Forwarded-Method',
  'X-Forwarded-Uri',
  'X-Forwarded-User',
  'X-Original-Forwarded-For',
  'X-Original-Host',
  'X-Original-Method',
  'X-Original-Uri',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Host',
  'X-Scheme',
  'X-Url-Scheme',
  'X-Sendfile-Type',
  'X-Accel-Mapping',
  'X-Http-Host-Override',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Originating-IP',
  'X-Remote-Addr',
  'X-Remote-IP',
  'X-Remote-User',
  'X-Azure-ClientIP',
  'X-Azure-SocketIP',
  'X-Envoy-External-Address',
  'X-AppEngine-User-IP',
  'X-ProxyUser-IP',
  'X-Vercel-Forwarded-For',
  'Ali-CDN-Real-IP',
  'Forwarded-For',
  'Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Connecting-IPv6',
  'CF-Pseudo-IPv4',
  'Fastly-Client-IP',
  'Front-End-Https',
  'Proxy',
]

const SLASH = '(?:/|%(?:25)*2f)'
const DOT = String.raw`(?:\.|%(?:25)*2e)`

/**
 * Paths that servers read in different ways, so that the one after nginx could answer for another path than nginx allowed: a path
 * parameter (`;`), a backslash or a dot segment, plain or encoded once or more, and a fragment. Letters in either case.
 */
export const AMBIGUOUS_PATH = new RegExp(
  String.raw`^[^?]*(?:[;\x5c#]|%(?:25)*(?:3b|5c|23|00)|${SLASH}${DOT}{1,2}(?:${SLASH}|\?|$))`,
)
