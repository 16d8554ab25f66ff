import type { Outcome } from './answer.ts'
import type { Difference } from './difference.ts'
import type { DifferenceTexts, Show } from './show-value.ts'

type Refusal = { error_code?: number; error?: string }
type OfOutcome = Extract<Difference, { kind: 'status' | 'outcome' | 'no-envelope' }>

/** Describes another outcome of a call. `sample` is the expected body: the refusal in it explains an HTTP status. */
export function describeOutcome(difference: OfOutcome, sample: Refusal, show: Show): DifferenceTexts {
  if (difference.kind === 'status') return describeStatus(difference, sample)
  if (difference.kind === 'outcome') return describeOther(difference, show)
  return {
    title: `A body without error_code, by HTTP ${difference.received}`,
    expected: formatOutcome(difference.expected),
    received: `HTTP ${difference.received} with a body without error_code`,
    advice: 'Put error_code into the body of every answer: clients read it and never look at the HTTP status.',
  }
}

function describeStatus(
  { expected, received }: { expected: number; received: number },
  { error_code: code, error }: Refusal,
): DifferenceTexts {
  const refusal = error === undefined ? '' : ` with error_code ${code} and error "${error}" in the body`
  const advice =
    expected === 200
      ? 'Send HTTP 200 whenever the operation ran, whatever it decided: a refusal by a rule is in the body alone.'
      : 'Send the error_code as the HTTP status too: the operation did not run.'
  if (expected === 200 && received < 300)
    return {
      title: 'A success has another HTTP status than 200',
      expected: 'HTTP 200',
      received: `HTTP ${received}, the body as expected`,
      advice: 'Send HTTP 200 with every success, also where something was created or there is nothing to return.',
    }
  const title = expected === 200 ? 'A refusal by a rule has another HTTP status than 200' : 'Another HTTP status'
  return { title, expected: `HTTP ${expected}${refusal}`, received: `HTTP ${received}, the body as expected`, advice }
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

function describeOther(
  { expected, received: { error, ...rest } }: Extract<OfOutcome, { kind: 'outcome' }>,
  show: Show,
): DifferenceTexts {
  const received = {
    ...rest,
    error: error === undefined || isWord(error) ? error : show(error).replaceAll(/^"|"$/g, ''),
  }
  const isTokenRefused = received.error === 'token-missing' || received.error === 'token-invalid'
  const success = isTokenRefused
    ? 'Read the token from Authorization as it is: it has no scheme, so no "Bearer". The provider state has to return a token that your backend accepts.'
    : 'Answer this call with a success in this provider state. Check the values that the state returns, and the data that it creates.'
  const advice =
    expected.error === undefined
      ? success
      : (refusalAdvice[expected.error] ??
        'Answer this call with exactly this error_code and error: the portal chooses its text by them.')
  return {
    title: titleOf(expected, received),
    expected: formatOutcome(expected),
    received: formatOutcome(received),
    advice,
  }
}

function titleOf({ error: wanted }: Outcome, { code, error = `error_code ${code}` }: Outcome): string {
  const isSuccess = code === 200
  if (wanted === error) return `"${error}" with error_code ${code}`
  if (wanted === undefined) return `"${error}" in place of a success`
  return isSuccess ? `A success in place of the refusal "${wanted}"` : `"${error}" in place of "${wanted}"`
}

/** An outcome as text. */
export function formatOutcome({ status, code, error }: Outcome): string {
  const withCode = code === undefined ? 'without error_code' : `with error_code ${code}`
  return `HTTP ${status} ${withCode}${error === undefined ? '' : ` and error "${error}"`}`
}

/** Errors are words of the contract; another text may be about a person. */
const isWord = (error: string) => /^[\w-]{1,60}$/.test(error)
