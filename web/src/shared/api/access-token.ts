import { jwtDecode } from 'jwt-decode'
import type { Envelope } from './envelope.ts'

/** As seconds, this is the year 5138: an `exp` from here on counts milliseconds. */
const FIRST_MILLISECONDS = 1e11

export type TokenState = 'live' | 'missing' | 'undecodable' | 'expired' | 'unknown'

/**
 * The state of a token at `now` (epoch milliseconds by the provider's clock, undefined while no clock is known). The `exp`
 * claim counts full seconds; from that instant on the token is expired (rule 4.4).
 */
export function validateToken(token: string | undefined, now: number | undefined): TokenState {
  if (!token) return 'missing'
  const end = tokenEnd(token)
  if (end === undefined) return 'undecodable'
  if (now === undefined) return 'unknown'
  return end <= now ? 'expired' : 'live'
}

/** Epoch milliseconds at which a token expires; undefined if it has no `exp` claim in seconds (ADR 018). */
export function tokenEnd(token: string): number | undefined {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' && exp < FIRST_MILLISECONDS ? exp * 1_000 : undefined
  } catch {
    return undefined
  }
}

/**
 * The envelope that the portal uses: a success whose new access token would end the session at once becomes a fault of the
 * provider, so that the user reads why instead of coming back to the login without a word (ADR 018).
 */
export function withUsableToken(envelope: Envelope, now: number | undefined): Envelope {
  const token = (envelope as { response?: { token?: unknown } | null }).response?.token
  if (envelope.error_code !== 200 || typeof token !== 'string') return envelope
  const state = validateToken(token, now)
  return state === 'live' || state === 'unknown' ? envelope : { error_code: 500, error: 'internal-error' }
}
