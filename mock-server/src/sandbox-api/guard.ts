import type { FastifyRequest } from 'fastify'
import { isCrossSite, isNavigation, type SiteRules } from '../kernel/http/cross-site.ts'
import { isOwnHost, type OwnHosts } from '../kernel/http/request-origin.ts'
import type { ControlToken } from './control-token.ts'
import { SandboxError } from './sandbox-error.ts'

/** Who may call the control plane (ADR 015). */
export interface AccessRules extends SiteRules, OwnHosts {
  readonly token: ControlToken
}

/** Throws `SandboxError`: 403 for an unknown host or a page of another site, 401 without the right token. */
export function guard(request: FastifyRequest, rules: AccessRules): void {
  if (!isOwnHost(request, rules)) throw unknownHost(request.headers.host)
  if (isCrossSite(request, rules))
    throw new SandboxError(
      403,
      'cross-site',
      'Pages of another site cannot call the sandbox; open the console at /sandbox, or list the origin in CORS_ORIGINS',
    )
  rules.token.check(request.raw, request.ip)
}

/** `Basic` lets a browser ask for the token when a link is opened. A script gets no password window. */
export function challengeFor(request: FastifyRequest, { token }: AccessRules): string {
  return token.isSet && isNavigation(request)
    ? 'Basic realm="Sandbox: any user name, SANDBOX_TOKEN as the password", charset="UTF-8"'
    : 'Bearer'
}

const unknownHost = (host = '') =>
  new SandboxError(
    403,
    'host-not-allowed',
    `The sandbox does not answer under the host name “${host.slice(0, 100)}”; set PORTAL_ORIGIN to the address that people open, or HOST to the name that the server listens on`,
  )
