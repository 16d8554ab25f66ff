import { isDeepStrictEqual } from 'node:util'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import type { Interaction } from '../../pact-file.ts'
import { languageFailure } from './document-language.ts'
import { outcomeText } from './probe.ts'

export type Failure = { cause: string; detail?: string; expected: string; came: string; remedy: string }
export type SendCall = (call: HttpCall) => Promise<HttpResult>

/** Several calls in one provider state, made from a recorded one; returns what is wrong about the last answer. */
export type Sequence = {
  cause: string
  run: (valid: HttpCall, send: SendCall) => Promise<Omit<Failure, 'cause'> | undefined>
}

/** Seconds for which a vote is locked (rule 9.2), a login (rule 4.11), and how far the clocks of a backend may differ. */
const VOTE_LOCK = 60
const LOGIN_LOCK = 15 * 60
const TOLERANCE = 2
/** Wrong passwords (rule 4.11) and codes (rule 5.6) that lock. */
const ATTEMPTS = 6

const guesses: Readonly<Record<string, Guessing>> = {
  logIn: { field: 'password', error: 'account-locked', seconds: LOGIN_LOCK, rule: 'rule 4.11' },
  logInRecipient: { field: 'code', error: 'transaction-locked', rule: 'rule 5.6' },
  confirmEmailChange: { field: 'code', error: 'transaction-locked', rule: 'rule 6.9' },
}
type Guessing = { field: string; error: string; seconds?: number; rule: string }

/** Operations that end the token they are called with. */
const ENDING = new Set(['endSession', 'withdrawConsent'])

/** The sequences of an operation, each with the recorded successful call that it is made from. */
export function sequencesOf(operation: string, successes: readonly Interaction[]): [Interaction, Sequence][] {
  const [first] = successes
  const guessing = guesses[operation]
  const guessed = successes.find(({ request }) => guessing !== undefined && guessing.field in bodyOf(request))
  const found: [Interaction, Sequence][] = []
  if (first?.request.headers?.['Idempotency-Key'] !== undefined) found.push([first, repeat], [first, sendTogether])
  if (first !== undefined && operation === 'saveNps') found.push([first, voteTwice])
  if (first !== undefined && ENDING.has(operation)) found.push([first, useEndedToken])
  const signedIn = successes.find(({ request }) => request.headers?.Authorization !== undefined)
  if (signedIn !== undefined && operation === 'confirmConsent') found.push([signedIn, useTokenOfEndedSession])
  if (first !== undefined && operation === 'printPaymentOverview') found.push([first, inBothLanguages])
  if (guessing !== undefined && guessed !== undefined) found.push([guessed, guess(guessing)])
  return found
}

const bodyOf = ({ body }: Interaction['request']) => Object(body?.content) as Record<string, unknown>

/** Two calls with one key, of which the second has to get the answer of the first (rule 16.2). */
const answeredOnce = (
  cause: string,
  sendBoth: (valid: HttpCall, send: SendCall) => Promise<[HttpResult, HttpResult]>,
  remedy: string,
): Sequence => ({
  cause,
  run: async (valid, send) => {
    const [first, second] = await sendBoth(valid, send)
    if (!first.came || first.status !== 200) return undefined
    if (second.came && second.status === first.status && isDeepStrictEqual(second.body, first.body)) return undefined
    return { expected: `the first answer again: ${describe(first)}`, came: describe(second), remedy }
  },
})

const repeat = answeredOnce(
  'the same call with the same key',
  async (valid, send) => [await send(valid), await send(valid)],
  'Store the answer of a call under its Idempotency-Key, and answer a repeated call with it, without executing it again.',
)

const sendTogether = answeredOnce(
  'two calls at the same time with the same key',
  (valid, send) => Promise.all([send(valid), send(valid)]),
  'Store the key before the call runs, in one transaction with it; a second call with it waits for its answer.',
)

const voteTwice: Sequence = {
  cause: 'a second vote at once',
  run: async (valid, send) => {
    const key = `${valid.headers['Idempotency-Key']}-again`
    await send(valid)
    const again = await send({ ...valid, headers: { ...valid.headers, 'Idempotency-Key': key } })
    const remedy = `Lock a vote for ${VOTE_LOCK} s (rule 9.2): answer 423 vote-locked with lockedUntil until then.`
    return lockFailure(again, { error: 'vote-locked', seconds: VOTE_LOCK }, remedy)
  },
}

/** The right secret after too many wrong ones: a backend that does not count them lets anyone guess. */
const guess = ({ field, error, seconds, rule }: Guessing): Sequence => ({
  cause: `the right ${field} after ${ATTEMPTS} wrong ones`,
  run: async (valid, send) => {
    const body = (typeof valid.body === 'string' ? JSON.parse(valid.body) : {}) as Record<string, string>
    const wrong = { ...valid, body: JSON.stringify({ ...body, [field]: wrongValue(body[field] ?? '') }) }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) await send(wrong)
    const remedy = `Count the wrong attempts, and refuse every further one with 423 ${error} after ${ATTEMPTS} (${rule}), the right ${field} too.`
    return lockFailure(await send(valid), { error, seconds }, remedy)
  },
})

/** Another value of the same form: a code stays six digits. */
const wrongValue = (right: string) =>
  /^\d+$/.test(right) ? right.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)) : `${right}x`

const ZONE = 'Convert times to UTC before Z is added, or write their offset.'

function lockFailure(result: HttpResult, lock: { error: string; seconds?: number | undefined }, remedy: string) {
  const { error, seconds } = lock
  const until = seconds === undefined ? '' : `, lockedUntil ${seconds} s after the header Date`
  const expected = `423 ${error}${until}`
  if (!result.came || result.content !== 'json') return { expected, came: describe(result), remedy }
  const { error: came, lockedUntil } = result.body as { error?: unknown; lockedUntil?: string }
  if (came !== error) return { expected, came: describe(result), remedy }
  const left = (Date.parse(lockedUntil ?? '') - result.clock) / 1_000
  if (seconds === undefined || Math.abs(left - seconds) <= TOLERANCE) return undefined
  const hours = Math.round((left - seconds) / 3600)
  const isOtherZone = hours !== 0 && Math.abs(left - seconds - hours * 3600) <= TOLERANCE
  return {
    expected,
    came: `lockedUntil ${Math.round(left)} s after the header Date`,
    remedy: isOtherZone ? `The time is off by ${hours} h: it is local, but marked as UTC. ${ZONE}` : remedy,
  }
}

const useEndedToken: Sequence = {
  cause: 'a call with a token whose session has ended',
  run: async (valid, send) => {
    const first = await send(valid)
    const second = await send(valid)
    if (!first.came || first.status !== 200 || (second.came && second.status === 401)) return undefined
    return {
      expected: 'HTTP 401, error_code 401, error token-invalid',
      came: describe(second),
      remedy: 'End the session in your records, and look it up by the token in every call: exp alone does not end it.',
    }
  },
}

/** The token of the answer continues the session of the call (rule 4.19), so the end of that session ends it too. */
const useTokenOfEndedSession: Sequence = {
  cause: 'the token of the answer, after the session of the call has ended',
  run: async (valid, send) => {
    const first = await send(valid)
    const { response } = Object(first.came && first.body) as { response?: { session?: { token?: string } | null } }
    const token = response?.session?.token
    if (token === undefined) return undefined
    const { 'Content-Type': _type, ...headers } = valid.headers
    await send({ method: 'DELETE', path: '/session', query: {}, headers })
    const second = await send({ ...valid, headers: { ...valid.headers, Authorization: token } })
    if (second.came && second.status === 401) return undefined
    return {
      expected: 'HTTP 401, error_code 401, error token-invalid',
      came: describe(second),
      remedy:
        'Continue the session of the call with the new token: same id, same start. Only a sign-in begins a session (rule 4.19).',
    }
  },
}

const inBothLanguages: Sequence = {
  cause: 'the same document in cs and in en',
  run: async (valid, send) => {
    const inLanguage = (lang: string) => send({ ...valid, headers: { ...valid.headers, lang } })
    const [czech, english] = [await inLanguage('cs'), await inLanguage('en')]
    if (!czech.came || !english.came || !czech.bytes || !english.bytes) return undefined
    const came = await languageFailure({ cs: czech.bytes, en: english.bytes })
    const expected = 'a PDF in the language of the header lang'
    const remedy =
      'Write the document in the language of the header lang (cs or en), and declare it in the PDF as Lang.'
    return came === undefined ? undefined : { expected, came, remedy }
  },
}

const describe = (result: HttpResult): string =>
  result.came ? outcomeText(result.status, result.content === 'json' ? result.body : undefined) : result.why
