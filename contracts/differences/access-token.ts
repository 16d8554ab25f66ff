import { jwtDecode } from 'jwt-decode'

/** Why the portal cannot use a token (docs/adr/018-access-token.md). */
export type TokenProblem = 'opaque' | 'no-exp' | 'milliseconds' | 'past' | 'not-expire'

/** `received` describes the token without showing it. */
export type TokenDefect = { problem: TokenProblem; received: string }

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** As seconds this is the year 5138; as milliseconds it is 1973. */
const FIRST_MILLISECONDS = 100_000_000_000

/**
 * Decodes a token as the portal does and returns what makes it unusable. `now` (epoch milliseconds) is the provider's time; `expire` is
 * the moment that the same answer names.
 */
export function checkToken(token: unknown, now?: number, expire?: unknown): TokenDefect | undefined {
  const claims = typeof token === 'string' && JWT.test(token) ? decode(token) : undefined
  if (claims === undefined) return { problem: 'opaque', received: 'a token that cannot be decoded' }
  const { exp } = claims
  if (typeof exp !== 'number' || !Number.isFinite(exp))
    return { problem: 'no-exp', received: exp === undefined ? 'a token without exp' : `exp as ${typeof exp}` }
  if (exp >= FIRST_MILLISECONDS) return { problem: 'milliseconds', received: `exp ${exp}` }
  if (now !== undefined && exp * 1000 <= now)
    return { problem: 'past', received: `exp ${exp}, ${momentOf(exp)}, at ${momentOf(now / 1000)}` }
  const named = typeof expire === 'string' ? Date.parse(expire) : Number.NaN
  if (!Number.isNaN(named) && Math.floor(named / 1000) !== Math.floor(exp))
    return {
      problem: 'not-expire',
      received: `exp ${exp}, ${momentOf(exp)}, and expire ${new Date(named).toISOString()}${hoursApart(named / 1000 - exp)}`,
    }
  return undefined
}

/** A difference of whole hours is a time zone. */
function hoursApart(seconds: number): string {
  const hours = Math.round(Math.abs(seconds) / 3600)
  const isZone = hours > 0 && Math.abs(Math.abs(seconds) - hours * 3600) < 2
  return isZone ? `: ${hours} h apart, so one of them is local time taken for UTC` : ''
}

/** Finds every token in an answer, with the path of its field and the `expire` in the same object. */
export function findTokens(node: unknown, path = ''): { field: string; token: unknown; expire: unknown }[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'token' in node ? [{ field: below(path, 'token'), token: node.token, expire: expireOf(node) }] : []
  return [...own, ...Object.entries(node).flatMap(([name, value]) => findTokens(value, below(path, name)))]
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
const expireOf = (node: object) => ('expire' in node ? node.expire : undefined)
const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** When a token expires (claim `exp`), in milliseconds; undefined if the text is not a token. */
export function endOfToken(token: string): number | undefined {
  const { exp } = decode(token) ?? {}
  return typeof exp === 'number' ? exp * 1000 : undefined
}

function decode(token: string): { exp?: unknown } | undefined {
  try {
    const claims: unknown = jwtDecode(token)
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}
