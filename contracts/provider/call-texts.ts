import type { AnswerDifference } from './difference.ts'

/** Describes one difference of an answer to a reader who knows neither Pact nor this repository. */
export type DifferenceTexts = { expected: string; came: string; advice: string }

/** Differences that are not about the content of an answer: a provider state, or a call without an answer of the API. */
type OfCall = Extract<
  AnswerDifference,
  {
    kind:
      | 'state'
      | 'lack'
      | 'ending'
      | 'silence'
      | 'redirect'
      | 'broken'
      | 'absent'
      | 'unreadable'
      | 'no-body'
      | 'media-type'
  }
>

const STATES = 'contracts/README.md, "Your provider states"'

export function describeCall(difference: OfCall): DifferenceTexts {
  switch (difference.kind) {
    case 'state':
      return {
        expected: `the situation "${difference.state}" can be set up`,
        came: difference.why,
        advice: `Teach your state address this sentence (${STATES}), and let it answer 200 with the values.`,
      }
    case 'lack':
      return {
        expected: `${difference.names.join(' and ')} in the answer of your state address`,
        came: 'an answer without',
        advice: `Let setup answer with what the call sends (${STATES}): ${difference.names.join(', ')}.`,
      }
    case 'ending':
      return {
        expected: 'the situation can be ended',
        came: `to "action": "teardown" ${difference.why}`,
        advice: `Answer teardown with HTTP 200 as well (${STATES}); what the answer says does not matter.`,
      }
    case 'silence':
      return {
        expected: 'an answer',
        came: `none: ${difference.why}`,
        advice:
          'Look into the log of your backend at this call: it has to answer every call, a failure of its own too (error_code 500).',
      }
    case 'redirect':
      return {
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came}, a redirect to ${difference.target}`,
        advice:
          'Answer at the address itself: a redirect is not followed, the token would be lost. Or name by --provider the address that it leads to.',
      }
    case 'broken':
      return {
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came}${difference.mediaType === undefined ? '' : ` with a body of the type ${difference.mediaType}`}`,
        advice:
          difference.mediaType === undefined
            ? 'Look into the log of your backend at this call: something failed inside.'
            : 'This is the page of a proxy or framework: look whether the backend behind it runs, and replace its error pages by the envelope.',
      }
    case 'absent':
      return {
        expected: 'an answer of this operation',
        came: `HTTP ${difference.came}, as if it were not there`,
        advice: 'Look at the path and the method. If the operation is not built yet, leave it out by --operations.',
      }
    case 'media-type':
      return {
        expected: `a body of the type ${difference.expected}`,
        came: `one of the type ${difference.came}`,
        advice:
          'Every answer is JSON, an error of your framework or proxy too: replace its own error page by the envelope.',
      }
    case 'no-body':
      return {
        expected: 'a JSON body with error_code',
        came: 'an empty body',
        advice: 'Send the envelope with every answer, at least {"error_code": 200}.',
      }
    case 'unreadable':
      return {
        expected: 'a JSON body',
        came: 'a body that is no JSON or breaks off',
        advice: 'Look at the body as it is sent (curl -i): it has to be one whole JSON object.',
      }
  }
}
