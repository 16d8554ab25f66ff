import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SandboxError } from './sandbox-error.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Who may steer worlds (M18): a caller on this machine, or one that sends `Authorization: Bearer SANDBOX_TOKEN`. A name other than
 * loopback's in `Host` is a page elsewhere that had its name point here, and a proxy in front means the caller is not on this machine.
 */
export function guard({ raw, headers }: FastifyRequest, token: string | undefined): void {
  const { authorization, host = '' } = headers
  if (token !== undefined && authorization !== undefined) {
    if (isSame(authorization, `Bearer ${token}`)) return
    throw new SandboxError(401, 'token-invalid', 'SANDBOX_TOKEN is another one')
  }
  const isLocal = LOOPBACK.test(raw.socket.remoteAddress ?? '') && OWN_NAME.test(host) && !headers['x-forwarded-for']
  if (isLocal) return
  throw new SandboxError(
    401,
    'token-missing',
    token === undefined
      ? 'The sandbox answers on loopback only; start the server with SANDBOX_TOKEN to reach it from elsewhere'
      : 'Send SANDBOX_TOKEN as Authorization: Bearer …',
  )
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
