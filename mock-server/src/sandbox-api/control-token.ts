import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { hashAddress } from '../kernel/http/hash-address.ts'
import { SandboxError } from './sandbox-error.ts'

/** Different wrong tokens that an address may send within a minute; the same one again gains nothing and is not counted. */
const MAX_WRONG_TOKENS = 10
const MINUTE = 60_000
/** Their entries end by time alone. While all are taken, an address without one has to wait. */
const MAX_ADDRESSES = 10_000

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

type Tries = { readonly until: number; readonly hashes: Set<string> }

/** SANDBOX_TOKEN of the server, and who has guessed at it (ADR 015). */
export class ControlToken {
  readonly #token: string | undefined
  readonly #realTime: () => number
  readonly #tries = new Map<string, Tries>()

  constructor(token: string | undefined, realTime: () => number) {
    this.#token = token
    this.#realTime = realTime
  }

  get isSet(): boolean {
    return this.#token !== undefined
  }

  /** Throws `SandboxError`: 401 without the right token, 429 after many wrong ones. Without a token only this machine may call. */
  check({ socket, headers }: IncomingMessage, address: string): void {
    if (this.#token === undefined) {
      const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined)
      if (LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && !isProxied) return
      throw new SandboxError(
        401,
        'token-missing',
        'The sandbox answers on loopback only; start the server with SANDBOX_TOKEN to reach it from elsewhere',
      )
    }
    const { authorization } = headers
    if (authorization === undefined)
      throw new SandboxError(401, 'token-missing', 'Send SANDBOX_TOKEN as Authorization: Bearer …')
    this.#compare(hash(readToken(authorization)), hash(this.#token), hashAddress('wrong tokens', address))
  }

  /** The same for a server without Fastify: the answer to a call that is refused. */
  refuse(request: IncomingMessage) {
    try {
      this.check(request, request.socket.remoteAddress ?? '')
      return undefined
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error
      const { status, message, retryAfter } = error
      const how = retryAfter === undefined ? { 'www-authenticate': 'Bearer' } : { 'retry-after': String(retryAfter) }
      return { status, message, headers: how }
    }
  }

  /** A right token has to wait too: otherwise the answer would still say whether a guess was right. */
  #compare(given: Buffer, wanted: Buffer, address: string): void {
    const now = this.#realTime()
    const tries = this.#triesOf(address, now)
    const guess = given.toString('base64')
    if (tries.hashes.size >= MAX_WRONG_TOKENS && !tries.hashes.has(guess)) throw tooManyTries(tries.until - now)
    if (timingSafeEqual(given, wanted)) return
    this.#tries.set(address, tries)
    tries.hashes.add(guess)
    throw new SandboxError(401, 'token-invalid', 'The server was started with another SANDBOX_TOKEN')
  }

  #triesOf(address: string, now: number): Tries {
    const known = this.#tries.get(address)
    if (known && now < known.until) return known
    if (!known && this.#tries.size >= MAX_ADDRESSES) this.#removeEnded(now)
    return { until: now + MINUTE, hashes: new Set() }
  }

  #removeEnded(now: number): void {
    for (const [address, { until }] of this.#tries) if (now >= until) this.#tries.delete(address)
    if (this.#tries.size >= MAX_ADDRESSES) throw tooManyTries(MINUTE)
  }
}

const tooManyTries = (milliseconds: number) =>
  new SandboxError(429, 'too-many-tokens', 'Too many wrong tokens came from this address; wait', {
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** The token of `Bearer`, or the password of `Basic` (RFC 7617) with any user name. */
function readToken(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ', 2)
  if (/^bearer$/i.test(scheme)) return authorization.slice(scheme.length + 1)
  if (!/^basic$/i.test(scheme)) return ''
  const text = Buffer.from(credentials, 'base64').toString()
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : ''
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
