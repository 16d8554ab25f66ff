import { type DifferenceTexts, describeCall } from './call-texts.ts'
import { type AnswerDifference, typeOf } from './difference.ts'

type Refusal = { error_code?: number; error?: string }

/** `sample` is the expected body: the refusal in it explains an HTTP status. */
export function describeDifference(difference: AnswerDifference, sample: Refusal = {}): DifferenceTexts {
  switch (difference.kind) {
    case 'status':
      return wordsOfStatus(difference, sample)
    case 'header': {
      const { name, expected, came, pattern, isExample = false } = difference
      const form = pattern === undefined ? '' : ` of the form ${pattern}`
      return {
        expected: `the header ${name}${form}${form !== '' || isExample ? ', for example' : ''} "${expected}"`,
        came: came === undefined ? `no header ${name}` : `${name}: ${came}`,
        advice: `Send the header ${name} with this answer.`,
      }
    }
    case 'missing': {
      const names = difference.fields.map((field) => join(difference.path, field)).join(', ')
      const several = difference.fields.length > 1
      return {
        expected: `${several ? 'the fields' : 'the field'} ${names}`,
        came: `an answer without ${several ? 'them' : 'it'}`,
        advice: difference.fields.includes('error_code')
          ? 'Put error_code into the body: clients read it alone and never look at the HTTP status.'
          : `Add ${names} to the answer; the contract marks what is required, and where null is allowed.`,
      }
    }
    case 'type':
      return {
        expected: `${named(difference.path)} as ${typeOf(difference.expected)}, for example ${show(difference.expected)}`,
        came: `${typeOf(difference.came)}: ${show(difference.came)}`,
        advice: `Send ${named(difference.path)} as ${typeOf(difference.expected)}.`,
      }
    case 'form':
      return {
        expected: `${named(difference.path)} of the form ${difference.pattern}, for example ${show(difference.expected)}`,
        came: show(difference.came),
        advice: `Send ${named(difference.path)} in this form.`,
      }
    case 'too-few':
      return {
        expected: `at least ${difference.least} in ${named(difference.path)}`,
        came: `${difference.came}`,
        advice: 'The situation asks for such data: let your state make them.',
      }
    case 'value':
      return {
        expected: `${named(difference.path)} ${show(difference.expected)}`,
        came: show(difference.came),
        advice: /^(error_code|error)$/.test(difference.path)
          ? 'Answer this situation with exactly this error_code and error: the portal shows its words by them.'
          : `Send exactly this value, or let your state make the data that it comes from.`,
      }
    case 'extra':
      return {
        expected: `no field ${difference.path}`,
        came: 'an answer with it',
        advice:
          'The contract has no such field here: leave it out, or propose it as an addition to the contract. It may be a known one under another name.',
      }
    case 'contract':
      return {
        expected: `${named(difference.path)} ${difference.wanted}`,
        came: show(difference.came),
        advice: `Send ${named(difference.path)} as the contract says, also where no call of the portal looks at it yet.`,
      }
    default:
      return describeCall(difference)
  }
}

function wordsOfStatus(
  { expected, came }: { expected: number; came: number },
  { error_code: code, error }: Refusal,
): DifferenceTexts {
  const refusal = error === undefined ? '' : ` with error_code ${code} and error "${error}" in the body`
  const advice =
    expected === 200
      ? 'HTTP 200 says that the operation ran, whatever it decided: a refusal by a rule stands in the body alone.'
      : 'Here the operation must not run at all, and the HTTP status then equals error_code.'
  return { expected: `HTTP ${expected}${refusal}`, came: `HTTP ${came}`, advice }
}

const LONGEST = 120

/** Formats a value as JSON and cuts it if it is long; a value that looks like a token is never shown. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  if (/^"[\w-]{8,}\.[\w-]{8,}\.[\w-]+"$/.test(text)) return 'a token (not shown)'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const join = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)
const named = (path: string) => (path === '' ? 'the whole body' : path)
