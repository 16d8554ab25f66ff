import type { TokenProblem } from './access-token.ts'
import { type AnswerDifference, typeOf } from './difference.ts'

/** Describes one difference of an answer to a reader who knows neither Pact nor this repository. */
export type DifferenceTexts = { title: string; expected: string; came: string; advice: string }

/** Differences that are not about the content of an answer: a provider state, a token, or a call without an answer of the API. */
type OfCall = Extract<
  AnswerDifference,
  {
    kind:
      | 'state'
      | 'lack'
      | 'state-type'
      | 'ending'
      | 'silence'
      | 'redirect'
      | 'broken'
      | 'absent'
      | 'unreadable'
      | 'no-body'
      | 'media-type'
      | 'token'
  }
>

const STATES = 'contracts/README.md, "Your provider states"'

export function describeCall(difference: OfCall): DifferenceTexts {
  switch (difference.kind) {
    case 'state':
      return {
        title: 'A provider state cannot be set up',
        expected: `HTTP 200 for the state "${difference.state}"`,
        came: difference.why.replace(/^The state ".*" could not be set up: /, ''),
        advice: `Set up this state at your state address (${STATES}), and answer 200 with the values.`,
      }
    case 'lack':
      return {
        title: `The provider state does not return ${difference.names.join(' and ')}`,
        expected: `${difference.names.join(' and ')} in the answer of your state address`,
        came: 'an answer without',
        advice: `Answer setup with the values that the call sends (${STATES}): ${difference.names.join(', ')}.`,
      }
    case 'state-type': {
      const { name, expected, came } = difference
      return {
        title: `The provider state returns ${name} with another type`,
        expected: `${name} as ${typeOf(expected)}, as ${JSON.stringify(expected)}`,
        came: `${typeOf(came)}: ${JSON.stringify(came)}`,
        advice: `Answer setup with this JSON type (${STATES}): the call sends the value as it is, so this call was not made.`,
      }
    }
    case 'ending':
      return {
        title: 'A provider state cannot be torn down',
        expected: 'HTTP 200 for "action": "teardown"',
        came: difference.why,
        advice: `Answer teardown with HTTP 200 as well (${STATES}); the body of the answer is not read.`,
      }
    case 'silence':
      return {
        title: 'No answer',
        expected: 'an answer',
        came: `none: ${difference.why}`,
        advice:
          'Look into the log of your backend at this call: it may have crashed. Every call needs an answer; for a failure of your own send error_code 500.',
      }
    case 'redirect':
      return {
        title: 'A redirect',
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came}, a redirect to ${difference.target}`,
        advice:
          'Answer at the address itself: a redirect is not followed, since it would lose the token. Or pass its target as --provider.',
      }
    case 'broken':
      return {
        title: difference.mediaType === undefined ? 'The backend failed' : 'An HTML page instead of JSON',
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came}${difference.mediaType === undefined ? '' : ` with a body of the type ${difference.mediaType}${difference.text ? `: "${difference.text}"` : ''}`}`,
        advice:
          difference.mediaType === undefined
            ? 'Look into the log of your backend at this call: something failed inside.'
            : 'This is the page of a proxy or framework. Check that the backend is running, and send the envelope in place of error pages.',
      }
    case 'absent':
      return {
        title: 'Some calls of a built operation find nothing at its address',
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came} without a refusal of this operation`,
        advice: 'Check the path, the method and the query of the route.',
      }
    case 'media-type':
      return {
        title: 'The body has another type',
        expected: `a body of the type ${difference.expected}`,
        came: `one of the type ${difference.came}`,
        advice: 'Send every answer with Content-Type: application/json, an error of your framework or proxy too.',
      }
    case 'no-body':
      return {
        title: 'The body is empty',
        expected: 'a JSON body with error_code',
        came: 'an empty body',
        advice: 'Send the envelope with every answer, at least {"error_code": 200}.',
      }
    case 'unreadable':
      return {
        title: 'The body is not JSON',
        expected: 'a JSON body',
        came: difference.why ?? 'a body that is not JSON or ends too early',
        advice: 'Look at the body as it is sent (curl -i): it has to be one complete JSON object.',
      }
    case 'token':
      return describeToken(difference)
  }
}

const ADR = 'docs/adr/018-access-token.md'

const tokens: Record<TokenProblem, Omit<DifferenceTexts, 'came'>> = {
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

function describeToken({ field, problem, came }: Extract<OfCall, { kind: 'token' }>): DifferenceTexts {
  const place = field === undefined ? 'the token of the provider state' : field
  return { ...tokens[problem], came: `${place}: ${came}` }
}
