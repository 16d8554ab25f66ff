import { type Contract, findOperation, type Node } from '../../contract.ts'
import { plural } from '../../differences/report-texts.ts'
import type { Interaction } from '../../pact-file.ts'
import { counted } from './counted.ts'
import { languageFailure } from './document-language.ts'
import { keepRefusal, keyOfAnother, keyOfAnotherFamily, keyOfAnotherOperation, repeat, sendTogether } from './keys.ts'
import { PICTURES } from './pictures.ts'
import { isSuccess, outcomeOf } from './probe.ts'
import { again, answerOf, inSteps, type Sequence } from './sequence.ts'
import { nothingSaved, readBack } from './stored.ts'
import { largestFile, largestPicture } from './upload-limit.ts'
import { saveWhole } from './whole-records.ts'

/** Operations whose success always sends a message, by e-mail or SMS, with the most that the contract lets one call send. */
const SENT_MESSAGES: ReadonlyMap<string, number> = new Map([
  ['sendEmailForm', 1],
  ['requestConfirmationCode', 1],
  ['reportMissingPayment', Infinity],
  ['requestEmailChange', Infinity],
])

/** No operation reads messages: a state may answer its teardown with how many were sent since it was set up. */
const sentMessages = (most: number): Sequence => ({
  cause: 'the messages of a call that was sent twice with one key',
  run: async ({ valid, send, end }) => {
    if (!isSuccess(await send(valid))) return undefined
    await send(valid)
    const { messages } = await end()
    if (messages === undefined || (Number(messages) >= 1 && Number(messages) <= most)) return undefined
    const least = Number(messages) < 1
    return {
      expected: `${least ? 'at least' : 'only'} 1 in the value messages of the teardown`,
      received: String(messages),
      remedy: least
        ? 'Store the message before the call is answered, and send it from there.'
        : 'A repeated call with its key only gets the first answer: it sends nothing again.',
    }
  },
})

/** Operations that end the token they are called with. */
const ENDING = new Set(['endSession', 'withdrawConsent'])
/** Operations with a key whose body any signed-in donor may send. */
const OF_ANY_DONOR = new Set(['saveNps', 'requestEmailChange', 'reportMissingPayment'])

/** Calls that anybody of a kind may make in most states, with a key. */
const OTHERS = {
  family: ['ask for a code that confirms a change', 'add a family member'],
  donor: ['rate', 'ask for a code to a new e-mail'],
}

/** The recorded calls of an operation: those that succeed, and those that a rule refuses. */
export type RecordedCalls = { successes: readonly Interaction[]; refusals: readonly Interaction[] }

export const isSuccessful = ({ response: { headers, body } }: Interaction) =>
  (body?.content as Node | undefined)?.error_code === 200 || headers?.['Content-Type']?.[0] === 'application/pdf'

/** The recorded calls of an operation that ran: HTTP status 200. */
export function recordedCallsOf(contract: Contract, id: string, interactions: readonly Interaction[]): RecordedCalls {
  const own = interactions.filter((one) => one.response.status === 200 && findOperation(contract, one)?.id === id)
  return { successes: own.filter(isSuccessful), refusals: own.filter((one) => !isSuccessful(one)) }
}

/** The values that the provider state of each call has to return for the sequences made from it. */
export function neededBySequences(
  contract: Contract,
  interactions: readonly Interaction[],
): Map<Interaction, string[]> {
  const needs = new Map<Interaction, string[]>()
  for (const { id } of contract.operations)
    for (const [interaction, { needs: names = [] }] of sequencesOf(id, recordedCallsOf(contract, id, interactions)))
      needs.set(interaction, [...(needs.get(interaction) ?? []), ...names])
  return needs
}

/** The sequences of an operation, each with the recorded call that it is made from. */
export function sequencesOf(operation: string, { successes, refusals }: RecordedCalls): [Interaction, Sequence][] {
  const [first] = successes
  const having = (field: string) => successes.find(({ request }) => field in bodyOf(request))
  const takesKey = first?.request.headers?.['Idempotency-Key'] !== undefined
  const signedIn = successes.find(({ request }) => request.headers?.Authorization !== undefined)
  const isFamily = signedIn?.providerStates?.some(({ params }) => params?.as === 'recipient') ?? false
  const otherOperation = OTHERS[isFamily ? 'family' : 'donor'].find((one) => one !== first?.description)
  const refusedWith = (error: string) =>
    refusals.find(({ response }) => String((Object(response.body?.content) as Node).error).startsWith(error))
  const [refusedFile, changedElsewhere] = [refusedWith('file-'), refusedWith('changed-elsewhere')]
  const made: Made[] = [
    [first, takesKey && repeat],
    [first, takesKey && sendTogether],
    [takesKey ? refusals.find(({ request }) => Object.keys(bodyOf(request)).length > 0) : undefined, keepRefusal],
    [signedIn, OF_ANY_DONOR.has(operation) && keyOfAnother],
    [signedIn, takesKey && isFamily && keyOfAnotherFamily],
    [signedIn, takesKey && otherOperation !== undefined && keyOfAnotherOperation(otherOperation)],
    ...(counted[operation] ?? []).map(({ of, sequence }): Made => [having(of), sequence]),
    ...(operation in PICTURES ? [refusedFile] : successes).map((call): Made => [call, readBack(operation)]),
    [first, saveWhole(operation)],
    [changedElsewhere, nothingSaved(operation)],
    [refusedFile, operation in PICTURES && largestPicture(operation)],
    [first, SENT_MESSAGES.has(operation) && sentMessages(SENT_MESSAGES.get(operation) ?? 0)],
    [first, typeof first?.request.body?.content === 'string' && largestFile],
    [first, operation === 'getValueStore' && requestedValues],
    [first, ENDING.has(operation) && useEndedToken],
    [signedIn, operation === 'confirmConsent' && useTokenOfEndedSession],
    [first, operation === 'printPaymentOverview' && inBothLanguages],
    ...successes.map((call): Made => [call, READ_IN_LANGUAGES.has(operation) && textsInBothLanguages]),
  ]
  return made.flatMap(([call, sequence]) => (call && sequence ? [[call, sequence] as [Interaction, Sequence]] : []))
}

type Made = [Interaction | undefined, Sequence | undefined | false]

const bodyOf = ({ body }: Interaction['request']) =>
  (typeof body?.content === 'string' ? {} : Object(body?.content)) as Record<string, unknown>

const requestedValues: Sequence = {
  cause: 'values that were not requested',
  run: async ({ valid, send }) => {
    const [, keys = ''] = decodeURIComponent(valid.path).split('/valueStore/')
    const result = await send(valid)
    const { response } = Object(result.isAnswered && result.body) as { response?: object }
    const others = Object.keys(response ?? {}).filter((name) => !keys.split(',').includes(name))
    if (others.length === 0) return undefined
    return {
      expected: `no other values than ${keys}`,
      received: plural(others.length, 'other value'),
      remedy: 'Return only the values that the path names. The store may hold others that this caller must not read.',
    }
  },
}

const useEndedToken = inSteps(
  'a call with a token whose session has ended',
  'End the session in your records, and look it up by the token in every call: exp alone does not end it.',
  [{ call: again }, { call: again, answer: { code: 401, error: 'token-invalid' } }],
)

/** The token of the answer continues the session of the call (rule 4.19), so the end of that session ends it too. */
const useTokenOfEndedSession: Sequence = {
  cause: 'the token of the answer, after the session of the call has ended',
  run: async ({ valid, send }) => {
    const first = await send(valid)
    const { response } = Object(first.isAnswered && first.body) as {
      response?: { session?: { token?: string } | null }
    }
    const token = response?.session?.token
    if (token === undefined) return undefined
    const { 'Content-Type': _type, ...headers } = valid.headers
    await send({ method: 'DELETE', path: '/session', query: {}, headers })
    const second = await send({ ...valid, headers: { ...valid.headers, Authorization: token } })
    if (second.isAnswered && second.status === 401) return undefined
    return {
      expected: 'HTTP 401 with error_code 401 and error "token-invalid"',
      received: outcomeOf(second),
      remedy:
        'Continue the session of the call with the new token: same id, same start. Only a sign-in begins a session (rule 4.19).',
    }
  },
}

/** Operations whose answers may hold texts of the foundation in the language of the call. */
const READ_IN_LANGUAGES = new Set(['getPayments', 'getFamilies', 'getFamily', 'getValueStore'])
const FOUNDATION_TEXT = /^(reason|removedReason|header_web_notice_text)$/

const textsInBothLanguages: Sequence = {
  cause: 'a text of the foundation in cs and in en',
  run: async ({ valid, send }) => {
    const [czech, english] = [await textsIn('cs'), await textsIn('en')]
    const same = czech.filter(([, text], index) => text === english[index]?.[1])
    if (same.length === 0) return undefined
    return {
      expected: 'the text in the language of the header lang',
      received: `the same ${same[0]?.[0]} for cs and for en`,
      remedy: 'Store these texts of the foundation in both languages, and answer with the one of the header lang.',
    }

    async function textsIn(lang: string): Promise<[name: string, text: string][]> {
      const result = await send({ ...valid, headers: { ...valid.headers, lang } })
      const found: [string, string][] = []
      JSON.stringify(answerOf(result), (name, value: unknown) => {
        if (FOUNDATION_TEXT.test(name) && typeof value === 'string' && value !== '') found.push([name, value])
        return value
      })
      return found
    }
  },
}

const inBothLanguages: Sequence = {
  cause: 'the same document in cs and in en',
  run: async ({ valid, send }) => {
    const inLanguage = (lang: string) => send({ ...valid, headers: { ...valid.headers, lang } })
    const [czech, english] = [await inLanguage('cs'), await inLanguage('en')]
    if (!czech.isAnswered || !english.isAnswered || !czech.bytes || !english.bytes) return undefined
    const received = await languageFailure({ cs: czech.bytes, en: english.bytes })
    const expected = 'a PDF in the language of the header lang'
    const remedy =
      'Write the document in the language of the header lang (cs or en), and declare it in the PDF as Lang.'
    return received === undefined ? undefined : { expected, received, remedy }
  },
}
