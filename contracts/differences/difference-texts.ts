import type { Outcome } from './answer.ts'
import { type DifferenceTexts, describeCall } from './call-texts.ts'
import { type AnswerDifference, lacksTimeZone, typeOf } from './difference.ts'

type Refusal = { error_code?: number; error?: string }

const OF_CONTRACT = 'the contract requires it.'
/** Where the contract allows the absence. */
const IN_THIS_STATE = 'the contract allows its absence where there is nothing, but this provider state has such data.'

/** `sample` is the expected body: the refusal in it explains an HTTP status. */
export function describeDifference(difference: AnswerDifference, sample: Refusal = {}): DifferenceTexts {
  if (lacksTimeZone(difference) && 'path' in difference && 'came' in difference) return describeZone(difference)
  switch (difference.kind) {
    case 'status':
      return describeStatus(difference, sample)
    case 'outcome':
      return describeOutcome(difference)
    case 'no-envelope':
      return {
        title: `A body without error_code, by HTTP ${difference.came}`,
        expected: format(difference.expected),
        came: `HTTP ${difference.came} with a body without error_code`,
        advice: 'Put error_code into the body of every answer: clients read it and never look at the HTTP status.',
      }
    case 'generated': {
      const { cause, detail, expected, came, remedy } = difference
      const title = `${cause.slice(0, 1).toUpperCase()}${cause.slice(1)}`
      return { title, expected: `${expected}${detail === '' ? '' : ` (${detail})`}`, came, advice: remedy }
    }
    case 'header': {
      const { name, expected, came, pattern, isExample = false } = difference
      const form = pattern === undefined ? '' : ` of the form ${pattern}`
      return {
        title: came === undefined ? `The header ${name} is missing` : `The header ${name} has another value`,
        expected: `the header ${name}${form}${form !== '' || isExample ? ', for example' : ''} "${expected}"`,
        came: came === undefined ? `no header ${name}` : `${name}: ${came}`,
        advice:
          came === undefined
            ? `Send the header ${name} with this answer.`
            : `Send the header ${name} in this form${name === 'Retry-After' ? ': whole seconds, at least 1' : ''}.`,
      }
    }
    case 'missing': {
      const names = difference.fields.map((field) => join(difference.path, field)).join(', ')
      const several = difference.fields.length > 1
      return {
        title: `${names} ${several ? 'are' : 'is'} missing`,
        expected: `${several ? 'the fields' : 'the field'} ${names}`,
        came: `an answer without ${several ? 'them' : 'it'}`,
        advice: `Add ${names} to the answer; ${difference.isAllowed ? IN_THIS_STATE : OF_CONTRACT}`,
      }
    }
    case 'type':
      return {
        title: `${named(difference.path)} has another type`,
        expected: `${named(difference.path)} as ${typeOf(difference.expected)}, for example ${show(difference.expected)}`,
        came: difference.came === null ? 'null' : `${typeOf(difference.came)}: ${show(difference.came)}`,
        advice: `Send ${named(difference.path)} as ${typeOf(difference.expected)}${difference.isAllowed ? `; ${IN_THIS_STATE}` : '.'}`,
      }
    case 'form':
      return {
        title: `${named(difference.path)} has another form`,
        expected: `${named(difference.path)} of the form ${difference.pattern}, for example ${show(difference.expected)}`,
        came: show(difference.came),
        advice: `Send ${named(difference.path)} in this form.`,
      }
    case 'decimals':
      return {
        title: 'Whole numbers are written with decimals',
        expected: `${difference.path} as ${Number(difference.came)}`,
        came: difference.came,
        advice:
          'Write 500, not 500.00: JSON Schema takes both, but clients with a type for whole numbers do not, and neither does Pact.',
      }
    case 'too-few':
      return {
        title: `${named(difference.path)} has too few items`,
        expected: `at least ${difference.least} in ${named(difference.path)}`,
        came: `${difference.came}`,
        advice: 'The provider state needs such data: create them when it is set up.',
      }
    case 'repeated': {
      const { path, value, isLength, expected, came } = difference
      return {
        title: isLength ? `${path} is not the whole list` : `${path} is of another person`,
        expected: isLength
          ? `${show(expected)} items, as ${value} of the provider state says`
          : `${show(expected)}, the ${value} of the provider state`,
        came: isLength ? `${show(came)} items` : show(came),
        advice: isLength
          ? 'Answer with all items of the caller: the contract has no pages. Or correct the number that the state returns.'
          : 'Read the person from the token (or from the login) of this very call: a cached or fixed person is shown to others.',
      }
    }
    case 'value':
      return {
        title: `${named(difference.path)} has another value`,
        expected: `${named(difference.path)} ${show(difference.expected)}`,
        came: show(difference.came),
        advice: 'Send exactly this value, or create the data that it comes from when the provider state is set up.',
      }
    case 'extra':
      return {
        title: `${difference.path} is not in the contract`,
        expected: `no field ${difference.path}`,
        came: 'an answer with it',
        advice:
          'Leave the field out, or propose it as an addition to the contract. It may be a field of the contract under another name.',
      }
    case 'contract':
      return {
        title: `${named(difference.path)} is not as the contract says`,
        expected: `${named(difference.path)} ${difference.wanted}`,
        came: show(difference.came),
        advice: `Send ${named(difference.path)} as the contract says, even if no call of the portal reads it yet.`,
      }
    default:
      return describeCall(difference)
  }
}

function describeZone({ path, came }: { path: string; came: unknown }): DifferenceTexts {
  return {
    title: 'Date-times have no time zone',
    expected: `${path} with Z or an offset (RFC 3339), for example 2026-11-10T09:00:00Z or 2026-11-10T10:00:00+01:00`,
    came: show(came),
    advice: 'Add Z to a time in UTC, or the offset to a local one, in every date-time that you send.',
  }
}

function describeStatus(
  { expected, came }: { expected: number; came: number },
  { error_code: code, error }: Refusal,
): DifferenceTexts {
  const refusal = error === undefined ? '' : ` with error_code ${code} and error "${error}" in the body`
  const advice =
    expected === 200
      ? 'Send HTTP 200 whenever the operation ran, whatever it decided: a refusal by a rule is in the body alone.'
      : 'Send the error_code as the HTTP status too: the operation did not run.'
  if (expected === 200 && came < 300)
    return {
      title: 'A success has another HTTP status than 200',
      expected: 'HTTP 200',
      came: `HTTP ${came}, the body as expected`,
      advice: 'Send HTTP 200 with every success, also where something was created or there is nothing to return.',
    }
  const title = expected === 200 ? 'A refusal by a rule has another HTTP status than 200' : 'Another HTTP status'
  return { title, expected: `HTTP ${expected}${refusal}`, came: `HTTP ${came}, the body as expected`, advice }
}

/** For refusals that every operation has, and that a backend forgets rather than names wrongly. */
const refusalAdvice: Readonly<Record<string, string>> = {
  'token-missing': 'Require the header Authorization for this operation, before anything else runs.',
  'token-expired': 'Compare exp of the token with the time in every operation, and refuse a token from exp on.',
  'token-invalid': 'Verify the signature of the token in every operation: anyone can write its claims.',
  'uid-mismatch': 'Compare uid of the header and of the query with the person of the token.',
  'scope-forbidden': 'Check the scope of the token: each operation lists its scopes (x-scopes of the contract).',
  'idempotency-key-reused': 'Store a hash of the body with each Idempotency-Key, and refuse the key with another body.',
}

function describeOutcome({ expected, came }: { expected: Outcome; came: Outcome }): DifferenceTexts {
  const isTokenRefused = came.error === 'token-missing' || came.error === 'token-invalid'
  const success = isTokenRefused
    ? 'Read the token from Authorization as it is: it has no scheme, so no "Bearer". The provider state has to return a token that your backend accepts.'
    : 'Answer this call with a success in this provider state. Check the values that the state returns, and the data that it creates.'
  const advice =
    expected.error === undefined
      ? success
      : (refusalAdvice[expected.error] ??
        'Answer this call with exactly this error_code and error: the portal chooses its text by them.')
  return { title: titleOf(expected, came), expected: format(expected), came: format(came), advice }
}

function titleOf({ error: wanted }: Outcome, { code, error = `error_code ${code}` }: Outcome): string {
  const isSuccess = code === 200
  if (wanted === error) return `"${error}" with error_code ${code}`
  if (wanted === undefined) return `"${error}" in place of a success`
  return isSuccess ? `A success in place of the refusal "${wanted}"` : `"${error}" in place of "${wanted}"`
}

function format({ status, code, error }: Outcome): string {
  return `HTTP ${status} with error_code ${code}${error === undefined ? '' : ` and error "${error}"`}`
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
