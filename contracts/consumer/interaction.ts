import { MatchersV3 } from '@pact-foundation/pact'
import { expect, it } from 'vitest'
import { INSTANT } from '#rules/formats/instant.ts'
import type { Api } from '#web/shared/api/client.ts'
import { expectMultipart, type MultipartPart } from './multipart.ts'
import { people, portalAt } from './portal.ts'
import { ownPact } from './recording.ts'
import { fromState, withStateValues } from './scenario-values.ts'

const { fromProviderState, regex } = MatchersV3

const SMALLEST_PDF = `${import.meta.dirname}/smallest.pdf`

type Template = string | ReturnType<typeof fromProviderState<string>>

/** How the portal makes one call, and how it is sent. */
export type PortalCall = {
  /** What the portal does, as a verb phrase: the description of the interaction. */
  operation: string
  /** Signed in: Authorization and uid come from the provider state. A visitor sends an empty uid and no token. */
  as: keyof typeof people
  /** The role of the token that a state returns for any role (`{as}` of its params); a donor's without it. */
  caller?: 'recipient' | 'oou' | 'admin'
  method: 'GET' | 'POST' | 'DELETE'
  /** A path of the API; with {@link statePath} if the provider state returns a part of it. */
  path: Template
  query?: Record<string, Template>
  headers?: { 'Access-Key'?: Template; 'Idempotency-Key'?: string }
  /** Of an operation that answers with a document; JSON otherwise. */
  accept?: 'application/pdf'
  /** JSON; may hold values of {@link fromState}. */
  body?: Record<string, unknown>
  /** Used instead of `body`: the parts of a multipart form, as they are sent when the provider is verified. */
  parts?: readonly MultipartPart[]
  /** The app's own query function. */
  call: (api: Api) => Promise<unknown>
}

type More = Pick<PortalCall, 'query' | 'accept' | 'body' | 'parts' | 'headers'> & {
  /** The `Idempotency-Key`. */
  key?: string
}

/** The calls of one kind of caller: each needs what the portal does, the path, and the app's own query function. */
const callsOf = (who: Pick<PortalCall, 'as' | 'caller'>) => {
  const by =
    (method: PortalCall['method']) =>
    (
      operation: string,
      path: Template,
      call: PortalCall['call'],
      { key, headers, ...more }: More = {},
    ): PortalCall => ({
      operation,
      ...who,
      method,
      path,
      headers: { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
      ...more,
      call,
    })
  return { get: by('GET'), post: by('POST'), delete: by('DELETE') }
}

export const visitor = callsOf({ as: 'visitor' })
export const donor = callsOf({ as: 'signed-in' })
export const family = callsOf({ as: 'signed-in', caller: 'recipient' })
export const oou = callsOf({ as: 'signed-in', caller: 'oou' })
export const admin = callsOf({ as: 'signed-in', caller: 'admin' })

export type ExpectedAnswer = { status: number; body: Record<string, unknown>; retryAfter: boolean; pdf?: true }

/** `fields` has a code for each invalid field; any code matches. */
type Refusal = Record<string, unknown> & { fields?: Readonly<Record<string, string>> }

/** A path that ends with a value the provider state returns under `name`. */
export const statePath = (name: string, before: string, example: string, after = '') =>
  fromProviderState(`${before}/\${${name}}${after}`, `${before}/${example}${after}`)

/** The same, or the id of nothing, which is sent as it is. */
export const idPath = (name: string, before: string, id: string, after = ''): Template =>
  id === UNKNOWN ? `${before}/${id}${after}` : statePath(name, before, id, after)

/** The header with the key that the provider state returns as `accessKey`, or with the key of nothing. */
export const byKey = (key: string): { 'Access-Key': Template } => ({
  'Access-Key': key === UNKNOWN ? key : fromState('accessKey', key),
})

/** The address of a picture, signed or not (rule 8.5). */
export const imagePath = regex(
  '^/[A-Za-z0-9/_.~-]*(\\?[A-Za-z0-9_.~=&%-]*)?$',
  '/images/default/train.jpg?expires=1794302100&signature=mZ3v0hJq7cT1yXkW9dLbN2sRfA5uPe8g',
)

/** Any `date-time` of the contract. */
export const moment = (example: string) => regex(INSTANT, example)

/** The provider state of a call that needs no data of its own. */
export const DEFAULT = 'the default scenario'

/** An id or a key that nothing has. A UUID, since a backend may read its ids as such. */
export const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Success; `response` may hold matchers. */
export const ok = (response?: unknown): ExpectedAnswer => answer(200, response === undefined ? {} : { response })

/** A document; its content is the provider's decision, that it is a PDF by its bytes is the contract's. */
export const pdf: ExpectedAnswer = { status: 200, body: { error_code: 200 }, retryAfter: false, pdf: true }

/** A refusal by a rule: the operation ran, so the HTTP status is 200. */
export const refused = (code: number, error: string, more: Refusal = {}): ExpectedAnswer => ({
  ...answer(code, { error, ...more }),
  status: 200,
})

/** A failure before the operation ran: the HTTP status equals error_code. */
export const notRun = (code: number, error: string, more: Refusal = {}): ExpectedAnswer =>
  answer(code, { error, ...more })

export const answer = (code: number, { fields, ...body }: Refusal): ExpectedAnswer => ({
  status: code,
  body: { error_code: code, ...body, ...(fields && { fields: withAnyCode(fields) }) },
  retryAfter: code === 429,
})

/** The portal has texts for the usual codes and a general sentence for any other, so a provider may have its own. */
const withAnyCode = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, regex('^[a-z][a-z0-9-]*$', code)]))

/**
 * One test that calls the app's own query function against Pact's server and records the interaction. `given` is the provider state, the
 * sentence that the mock and every partner's backend implement; `params` is what it needs to know besides the caller.
 */
export function interaction(
  { operation, as, caller, method, path, query, headers, accept, body, parts, call }: PortalCall,
  given: string,
  answers: ExpectedAnswer,
  params?: Record<string, string>,
): void {
  it(`${operation}, given ${given}`, async () => {
    const person = people[as]
    const uid = as === 'signed-in' ? fromState('uid', person.personId) : person.personId
    const token = person.token && { Authorization: fromState('token', person.token) }
    await ownPact()
      .addInteraction()
      .given(given, (params || caller) && { ...params, ...(caller && { as: caller }) })
      .uponReceiving(operation)
      .withRequest(method, path, (request) => {
        request.headers({ Accept: accept ?? 'application/json', lang: 'cs', uid, ...token, ...headers })
        if (method !== 'POST') request.query({ uid, ...(withStateValues(query ?? {}) as Record<string, Template>) })
        if (body !== undefined) request.jsonBody(withStateValues(body))
        if (parts !== undefined) expectMultipart(request, parts)
      })
      .willRespondWith(answers.status, (response) => {
        if (answers.retryAfter) response.headers({ 'Retry-After': regex('^[1-9][0-9]*$', '60') })
        if (answers.pdf) response.binaryFile('application/pdf', SMALLEST_PDF)
        else response.jsonBody(answers.body)
      })
      .executeTest(async ({ url }) => {
        const outcome = call(portalAt(url, person))
        const { error_code: code, error } = answers.body
        if (code === 200) await outcome
        else await expect(outcome).rejects.toMatchObject({ code, error })
      })
  })
}
