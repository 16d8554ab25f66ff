import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isCrossSite, isNavigation, type SiteRules } from '../kernel/cross-site.ts'
import { SandboxError } from './sandbox-error.ts'

/** Who may call the control plane (ADR 015). */
export interface AccessRules extends SiteRules {
  /** SANDBOX_TOKEN. If it is set, every caller sends it; without it only callers on loopback are accepted. */
  readonly token: string | undefined
  /** Allowed host names, besides those of loopback and of the portal's own origin. */
  readonly allowedHosts: readonly string[]
}

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const HOST_HEADER = /^([a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Throws `SandboxError`: 403 for an unknown host or a page of another site, 401 without the right token. */
export function guard(request: FastifyRequest, rules: AccessRules): void {
  checkHost(request, rules)
  if (isCrossSite(request, rules))
    throw new SandboxError(
      403,
      'cross-site',
      'Pages of another site cannot call the sandbox; open the console at /sandbox, or list the origin in CORS_ORIGINS',
    )
  checkToken(request, rules.token)
}

/** `Basic` lets a browser ask for the token when a link is opened. A script gets no password window. */
export function challengeFor(request: FastifyRequest, { token }: AccessRules): string {
  return token !== undefined && isNavigation(request)
    ? 'Basic realm="Sandbox: any user name, SANDBOX_TOKEN as the password", charset="UTF-8"'
    : 'Bearer'
}

/** Prevents DNS rebinding: a page can make its own name resolve to this machine, but it cannot change the Host header. */
function checkHost({ raw, headers }: FastifyRequest, { allowedHosts, portalOrigin }: AccessRules): void {
  const { host = '' } = headers
  const [, name = ''] = HOST_HEADER.exec(host.toLowerCase()) ?? []
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  const known = [...allowedHosts, address, `[${address}]`, portalOrigin && URL.parse(portalOrigin)?.hostname]
  if (name !== '' && (LOOPBACK_NAME.test(name) || known.includes(name))) return
  throw new SandboxError(
    403,
    'host-not-allowed',
    `The sandbox does not answer under the host name “${host.slice(0, 100)}”; set PORTAL_ORIGIN to the address that people open, or HOST to the name that the server listens on`,
  )
}

function checkToken({ raw, headers }: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined)
    if (LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') && !isProxied) return
    throw new SandboxError(
      401,
      'token-missing',
      'The sandbox answers on loopback only; start the server with SANDBOX_TOKEN to reach it from elsewhere',
    )
  }
  const { authorization } = headers
  if (authorization === undefined)
    throw new SandboxError(401, 'token-missing', 'Send SANDBOX_TOKEN as Authorization: Bearer …')
  if (!isSame(readToken(authorization), token))
    throw new SandboxError(401, 'token-invalid', 'The server was started with another SANDBOX_TOKEN')
}

/** The token of `Bearer`, or the password of `Basic` (RFC 7617) with any user name. */
function readToken(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ', 2)
  if (/^bearer$/i.test(scheme)) return authorization.slice(scheme.length + 1)
  if (!/^basic$/i.test(scheme)) return ''
  const text = Buffer.from(credentials, 'base64').toString()
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : ''
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
