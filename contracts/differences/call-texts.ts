import type { TokenProblem } from './access-token.ts'
import { type CallDifference, typeOf } from './difference.ts'
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
function describeToken({
  field = 'the token of the provider state',
  problem,
  received,
}: Extract<CallDifference, { kind: 'token' }>) {
  return { ...tokens[problem], received: `${field}: ${received}` }
}

const STATES = 'contracts/README.md, "Your provider states"'

type OfCall = Exclude<CallDifference, { kind: 'status' | 'outcome' | 'no-envelope' }>

/** Describes a difference of a provider state, of a token, of a header, or of a call without an answer of the API. */
export function describeCall(difference: OfCall): DifferenceTexts {
  switch (difference.kind) {
    case 'state':
      return difference.action === 'setup'
        ? {
            title: 'A provider state cannot be set up',
            expected: `HTTP 200 for the state "${difference.name}"`,
            received: difference.received.replace(/The state ".*" could not be set up: /, ''),
            advice: `Set up this state at your state address (${STATES}), and answer 200 with the values.`,
          }
        : {
            title: 'A provider state cannot be torn down',
            expected: 'HTTP 200 for "action": "teardown"',
            received: difference.received,
            advice: `Answer teardown with HTTP 200 as well (${STATES}); the body of the answer need not be more than {}.`,
          }
    case 'lack':
      return {
        title: `The provider state does not return ${difference.fields.join(' and ')}`,
        expected: `${difference.fields.join(' and ')} in the answer of your state address`,
        received: 'an answer without',
        advice: `Answer setup with the values that the call sends (${STATES}): ${difference.fields.join(', ')}.`,
      }
    case 'state-type': {
      const { name, expected, received } = difference
      return {
        title: `The provider state returns ${name} with another type`,
        expected: `${name} as ${typeOf(expected)}, as ${JSON.stringify(expected)}`,
        received: `${typeOf(received)}: ${JSON.stringify(received)}`,
        advice: `Answer setup with this JSON type (${STATES}): the call sends the value as it is, so this call was not made.`,
      }
    }
    case 'end':
      return {
        title: 'A scenario ends on one side only',
        expected: difference.expected,
        received: difference.received,
        advice:
          'Nothing differed before: look at what this step changed (a message that was not sent, a value that was not returned).',
      }
    case 'generated': {
      const { cause, detail = '', expected, received, remedy } = difference
      const title = `${cause.slice(0, 1).toUpperCase()}${cause.slice(1)}`
      return { title, expected: `${expected}${detail === '' ? '' : ` (${detail})`}`, received, advice: remedy }
    }
    case 'header': {
      const { name, expected, received, pattern, isExample = false } = difference
      const form = pattern === undefined ? '' : ` of the form ${pattern}`
      const seconds = name === 'Retry-After' ? ': whole seconds, at least 1' : ''
      return {
        title: received === undefined ? `The header ${name} is missing` : `The header ${name} has another value`,
        expected: `the header ${name}${form}${form !== '' || isExample ? ', for example' : ''} "${expected}"`,
        received: received === undefined ? `no header ${name}` : `${name}: ${received}`,
        advice:
          received === undefined
            ? `Send the header ${name} with this answer.`
            : `Send the header ${name} in this form${seconds}.`,
      }
    }
    case 'silence':
      return {
        title: 'No answer',
        expected: 'an answer',
        received: `none: ${difference.received}`,
        advice:
          'Look into the log of your backend at this call: it may have crashed. Every call needs an answer; for a failure of your own send error_code 500.',
      }
    case 'redirect':
      return {
        title: 'A redirect',
        expected: 'an answer of this operation',
        received: difference.received,
        advice:
          'Answer at the address itself: a redirect is not followed, since it would lose the token. Or pass its target as --provider.',
      }
    case 'broken':
      return {
        title: difference.mediaType === undefined ? 'The backend failed' : 'An HTML page instead of JSON',
        expected: 'an answer of this operation',
        received: `HTTP ${difference.received}${difference.mediaType === undefined ? '' : ` with a body of the type ${difference.mediaType}${difference.text ? `: "${difference.text}"` : ''}`}`,
        advice:
          difference.mediaType === undefined
            ? 'Look into the log of your backend at this call: something failed inside.'
            : 'This is the page of a proxy or framework. Check that the backend is running, and send the envelope in place of error pages.',
      }
    case 'absent':
      return {
        title: 'Some calls of a built operation find nothing at its address',
        expected: 'an answer of this operation',
        received: `HTTP ${difference.received} without a refusal of this operation`,
        advice:
          'Check the path, the method and the query of the route. If the operation is not built yet, leave it out by --operations.',
      }
    case 'media-type':
      return {
        title: 'The body has another type',
        expected: `a body of the type ${difference.expected}`,
        received: `one of the type ${difference.received}`,
        advice: 'Send every answer with Content-Type: application/json, an error of your framework or proxy too.',
      }
    case 'no-body':
      return {
        title: 'The body is empty',
        expected: 'a JSON body with error_code',
        received: 'an empty body',
        advice: 'Send the envelope with every answer, at least {"error_code": 200}.',
      }
    case 'unreadable':
      return {
        title: 'The body is not JSON',
        expected: 'a JSON body',
        received: difference.received ?? 'a body that is not JSON or ends too early',
        advice: 'Look at the body as it is sent (curl -i): it has to be one complete JSON object.',
      }
    case 'token':
      return describeToken(difference)
  }
}
