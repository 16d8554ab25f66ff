import type { CallOutcome, TwinDifference } from './difference.ts'
import { describePlace, type TwinTexts, word } from './place-texts.ts'

/**
 * The mock's values are invented and shown in full. The other provider's may be personal data: only values from the contract, numbers
 * and outcomes are shown.
 */
export function describeTwinDifference(difference: TwinDifference): TwinTexts {
  switch (difference.kind) {
    case 'state':
      return {
        mock:
          difference.side === 'mock'
            ? `the situation "${difference.state}" fails: ${difference.why}`
            : `the situation "${difference.state}" can be ${difference.action === 'setup' ? 'set up' : 'ended'}`,
        provider: difference.side === 'mock' ? 'it was not called' : difference.why,
        advice:
          difference.action === 'setup'
            ? 'Set up this state at your state address (contracts/README.md, "Your provider states"), and return its values.'
            : 'Answer teardown with HTTP 200 as well (contracts/README.md, "Your provider states"); what the answer says does not matter.',
      }
    case 'silence':
      return {
        mock: 'an answer',
        provider: `none: ${difference.why}`,
        advice:
          'Look into the log of your backend at this call: it has to answer every call, a failure of its own too (error_code 500).',
      }
    case 'redirect':
      return {
        mock: 'an answer',
        provider: difference.why,
        advice:
          'Answer at the address itself: a redirect is not followed, the token would be lost. Or name by --provider the address that it leads to.',
      }
    case 'outcome':
      return {
        mock: outcomeWords(difference.mock),
        provider: outcomeWords(difference.provider),
        advice: outcomeAdvice(difference),
      }
    case 'media-type':
      return {
        mock: `a body of the type ${difference.mock}`,
        provider: `one of the type ${difference.provider}`,
        advice: 'Send this Content-Type; an error page of a framework or proxy has to become the envelope.',
      }
    case 'content':
      return {
        mock: difference.mock,
        provider: difference.provider,
        advice:
          'Look at the body as it is sent (curl -i): it has to be whole, and of the kind that the contract names.',
      }
    case 'header':
      return {
        mock: `the header ${difference.name}: ${difference.mock ?? 'none'}`,
        provider:
          difference.provider === undefined
            ? `no header ${difference.name}`
            : `${difference.name}: ${difference.provider}`,
        advice: `Send the header ${difference.name} as the contract says, with the same number of seconds.`,
      }
    case 'missing':
      return {
        mock: `the field ${difference.path}`,
        provider: 'an answer without it',
        advice: `Add ${difference.path} to the answer.`,
      }
    case 'extra':
      return {
        mock: `no field ${difference.path}`,
        provider: 'an answer with it',
        advice:
          'The contract has no such field here: leave it out, or propose it as an addition to the contract. It may be a known one under another name.',
      }
    case 'end':
      return {
        mock: difference.side === 'mock' ? `the scenario ends: ${difference.why}` : 'the scenario continues',
        provider: difference.side === 'mock' ? 'the scenario continues' : `it ends: ${difference.why}`,
        advice:
          'Nothing differed before: look at what this step changed (a message that was not sent, a value that was not returned).',
      }
    default:
      return describePlace(difference)
  }
}

function outcomeWords({ status, error_code, error }: CallOutcome): string {
  const code = error_code === undefined ? 'no error_code' : `error_code ${word(error_code)}`
  return `HTTP ${status}, ${code}${error === undefined ? '' : `, error ${word(error)}`}`
}

function outcomeAdvice({ mock, provider }: Extract<TwinDifference, { kind: 'outcome' }>): string {
  if ([404, 405, 501].includes(provider.status) && provider.error_code === undefined)
    return 'Look at the path and the method. If the operation is not built yet, leave it out by --operations.'
  if (provider.error_code === undefined)
    return 'Put error_code into the body: clients read it alone and never look at the HTTP status.'
  if (mock.status === provider.status)
    return 'Answer this situation with exactly this error_code and error: the portal chooses its text by them.'
  return 'HTTP 200 says that the operation ran, whatever it decided; another status equals error_code and says that it did not run.'
}
