import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { ownValue } from '../../domain/people/find-person.ts'
import type { Random } from '../../domain/state/random.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { World } from '../../world/world.ts'
import type { Caller, TokenRequest } from '../handler.ts'
import { lazyImport } from '../lazy/lazy-import.ts'

interface Claims {
  readonly sub: string
  readonly scope: string
  readonly wid: string
  /** The id of the session: every token of it carries the same one, so that any of them can end them all. */
  readonly jti: string
  /** When the session began, as in OpenID Connect: the time of the sign-in, which an extended token keeps. */
  readonly auth_time: number
  /** The person's session generation in which it was issued; a new password ends a generation. */
  readonly era: number
  readonly iat: number
  readonly exp: number
}

export interface SessionToken {
  readonly token: string
  /** The ISO instant of the token's `exp`. */
  readonly expire: string
  /** The session that the token belongs to. */
  readonly jti: string
}

const MAX_CACHED = 5_000
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/**
 * Access tokens: JWT, HS256, in `Authorization` without a scheme (rule 4.8). They name their world and are refused in any other. Their
 * time is the world's clock, so the library's check of the wall clock is switched off.
 */
export class Tokens {
  readonly #secret: KeyObject
  readonly #verified = new Map<string, Claims>()
  #verifier: ((token: string) => object) | undefined

  constructor(secret: string) {
    this.#secret = createSecretKey(secret, 'utf8')
  }

  /**
   * `exp` is a full second, as most clients expect; `expire` is the same instant. `era`: the session generation that just begins.
   * `session`: the session to continue; without it a new one begins.
   */
  sign(world: World, person: TokenRequest & { era?: number | undefined }, now: number, random: Random): SessionToken {
    const iat = Math.floor(now / 1000)
    const { session } = person
    const exp = iat + Math.floor(person.lifeMs / 1000)
    const jti = session?.jti ?? random.id()
    const token = this.#sign({
      sub: person.personId,
      scope: person.scope,
      wid: world.id,
      jti,
      auth_time: session ? Math.floor(session.startedAt / 1000) : iat,
      era: person.era ?? sessionGenerationOf(world, person.personId),
      iat,
      exp,
    })
    return { token, expire: toIsoString(exp * 1000), jti }
  }

  /**
   * A JWS in compact serialization (RFC 7515 section 3.1). Written by hand, because the library serialises the header each time: 1.9 us
   * instead of 3.0.
   */
  #sign(claims: Claims): string {
    const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
    return `${signed}.${createHmac('sha256', this.#secret).update(signed).digest('base64url')}`
  }

  /** The caller, or the error that ends a session. A token is valid strictly before its `exp`. */
  verify(
    world: World,
    token: string | undefined,
    now: number,
  ): Caller | 'token-missing' | 'token-expired' | 'token-invalid' {
    if (!token) return 'token-missing'
    const claims = this.#verified.get(token) ?? this.#verify(token)
    if (claims?.wid !== world.id) return 'token-invalid'
    if (now >= claims.exp * 1000) return 'token-expired'
    if (claims.era !== sessionGenerationOf(world, claims.sub)) return 'token-invalid'
    if (isRevoked(world, claims.sub, claims.jti)) return 'token-invalid'
    return { personId: claims.sub, scope: claims.scope, jti: claims.jti, startedAt: claims.auth_time * 1000 }
  }

  #verify(token: string): Claims | undefined {
    try {
      const claims = this.#verifyByLibrary(token)
      if (!isClaims(claims)) return undefined
      if (this.#verified.size >= MAX_CACHED) this.#verified.clear()
      this.#verified.set(token, claims)
      return claims
    } catch {
      return undefined
    }
  }

  /** Loaded with the first token, so that a server that has just started sends its first response sooner. */
  #verifyByLibrary(token: string): object {
    if (!this.#verifier) {
      const { createVerifier } = lazyImport('jwt')
      const key = this.#secret.export()
      this.#verifier = createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true, cache: false })
    }
    return this.#verifier(token)
  }
}

export function sessionGenerationOf({ state }: World, personId: string): number {
  return Object.hasOwn(state.sessionEras, personId) ? (state.sessionEras[personId] ?? 0) : 0
}

/** Whether the session was ended (`endSession`); its tokens and addresses are then refused. */
export function isRevoked({ state }: World, personId: string, jti: string): boolean {
  return Object.hasOwn(ownValue(state.revokedTokens, personId) ?? {}, jti)
}

/** The library accepts no payload other than an object. */
function isClaims(claims: object): claims is Claims {
  const { sub, scope, wid, jti, auth_time, era, exp } = claims as Record<string, unknown>
  return (
    [sub, scope, wid, jti].every((text) => typeof text === 'string') &&
    [auth_time, era, exp].every((number) => typeof number === 'number')
  )
}
