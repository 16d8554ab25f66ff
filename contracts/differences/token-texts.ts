import type { TokenProblem } from './access-token.ts'
import type { CallDifference } from './difference.ts'
import type { DifferenceTexts } from './show-value.ts'

const ADR = 'docs/adr/018-access-token.md'

const tokens: Record<TokenProblem, Omit<DifferenceTexts, 'received'>> = {
  opaque: {
    title: 'The token is not a JWT',
    expected: 'a JWT: three base64url parts separated by dots, with the claim exp',
    advice: `Issue a JWT (RFC 7519). The portal reads exp and ends the session at once if it cannot decode the token (${ADR}).`,
  },
  'no-exp': {
    title: 'The token has no numeric exp',
    expected: 'the claim exp as a number of seconds since 1970',
    advice: `Add exp to the claims. The portal ends the session at once if it is missing (${ADR}).`,
  },
  milliseconds: {
    title: 'The exp of the token is in milliseconds',
    expected: 'exp in seconds since 1970',
    advice: `Divide exp by 1000 (RFC 7519, NumericDate). Otherwise the portal never ends the session (${ADR}).`,
  },
  past: {
    title: 'The token has expired already',
    expected: 'exp later than the time of the answer (its header Date)',
    advice: `Check the lifetime of the token and the clock of the server. The portal ends the session at once (${ADR}).`,
  },
  'not-expire': {
    title: 'The exp of the token is not expire',
    expected: 'exp and expire as the same second',
    advice: `Make expire of the same moment as exp. The portal ends the session by exp (${ADR}).`,
  },
}

/** Describes why the portal cannot use a token. */
export function describeToken({
  field = 'the token of the provider state',
  problem,
  received,
}: Extract<CallDifference, { kind: 'token' }>) {
  return { ...tokens[problem], received: `${field}: ${received}` }
}
