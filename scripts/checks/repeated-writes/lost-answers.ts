import { answerOf } from '#web/shared/api/answer.ts'
import { createApi } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { createIntent } from '#web/shared/api/idempotency.ts'
import { caseOf, type WriteCase, writeOperations } from './write-cases.ts'

const NO_TIME = 1
const ENOUGH_TIME = 30_000

/** The worlds have times of their own, so no clock is known. */
const clock = {
  now: () => undefined,
  observe: () => {},
  stopwatch: () => 0,
  isDoubtful: () => false,
  subscribe: () => () => {},
}

async function control<Answer>(origin: string, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/sandbox${path}`, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

type Entry = { changes: unknown[] }

/**
 * Sends the case in its own world, loses the answer, and repeats it as a second click on the same button. Without a fault the answer is
 * lost between the provider and the client, which times out.
 */
async function sendTwice(origin: string, { operation, state, request }: WriteCase, fault: object | undefined) {
  const { name, params = {} } = state
  const values = await control<Record<string, string>>(origin, 'POST', '/provider-states', { state: name, params })
  if (fault) {
    const aimed = { operationId: operation.id, when: 'after', times: 1, ...fault }
    await control(origin, 'POST', `/worlds/${values.world}/faults`, aimed)
  }
  const line = silentLine()
  const credentials = { personId: values.uid ?? '', token: values.token || undefined, epoch: 1 }
  const api = createApi({
    base: `${origin}/w/${values.world}/api`,
    send: (sent) => (fault ? fetch(sent) : line.send(sent)),
    credentials: { current: () => credentials, subscribe: () => () => {}, expire: () => {} },
    clock,
    language: () => 'cs',
  })
  const intent = createIntent()
  const { path, body, headers } = request(values)

  const send = (timeLimit: number) =>
    intent.send(path, async (key) => {
      const sent = new Request(`${api.base}${path}`, {
        method: operation.method,
        headers: { ...headers, ...(operation.takesIdempotencyKey && { 'Idempotency-Key': key }) },
        ...(body !== undefined && { body }),
      })
      const response = await api.transport({ timeLimit })(sent)
      if (response.headers.get('Content-Type') === 'application/pdf') return 200
      const data = (await response.json()) as { error_code: 200 }
      return answerOf({ data, response }).error_code
    })
  const first = await send(fault ? ENOUGH_TIME : NO_TIME).catch(failureOf)
  await line.open()
  const second = await send(ENOUGH_TIME).catch(failureOf)
  const journal = await control<{ entries: Entry[] }>(
    origin,
    'GET',
    `/worlds/${values.world}/journal?operationId=${operation.id}`,
  )
  await control(origin, 'DELETE', `/worlds/${values.world}`)
  return {
    first: nameOf(first),
    second: nameOf(second),
    changing: journal.entries.filter(({ changes }) => changes.length > 0).length,
  }
}

/** A connection that delivers every request but no answer until it is opened, which waits until the provider has answered. */
function silentLine() {
  let isOpen = false
  let delivered: Promise<unknown> = Promise.resolve()
  return {
    send(sent: Request): Promise<Response> {
      // The client times out, but the request must still arrive, so its abort signal is not passed on.
      const answer = fetch(new Request(sent, { signal: null }))
      if (isOpen) return answer
      delivered = answer
      return new Promise(() => {})
    },
    async open() {
      await delivered
      isOpen = true
    },
  }
}

const nameOf = (end: ApiFailure | number) =>
  typeof end === 'number' ? `${end}` : end.isOutcomeUnknown ? 'unknown' : end.message

function failureOf(failure: unknown): ApiFailure {
  if (failure instanceof ApiFailure) return failure
  throw failure
}

/** How the answer of a write that was committed never reaches the client. */
const faults = {
  'error_code 500': { kind: 'error_code', errorCode: 500, error: 'internal-error' },
  'a 502 page of a proxy': { kind: 'html' },
  'a reset connection': { kind: 'reset' },
  /** The provider answers, and the answer never reaches the client. */
  'no answer in time': undefined,
}

/** The second attempt of a write without a key: how it ends, and how many of the two attempts changed the world. */
const withoutKey: Readonly<Record<string, readonly [second: string, changing: number]>> = {
  // Signing in again is a new session; the token of the first was never received.
  logIn: ['200', 2],
  // The user requests a second code or letter, which invalidates the first code (rule 5.6).
  logInRecipient: ['200', 2],
  requestPasswordReset: ['200', 2],
  // A counter of missing texts, without consequences for users.
  reportMissingTranslation: ['200', 2],
  // Done by the first attempt, which ended the session or used the code; the pages say so.
  endSession: ['401 token-invalid', 1],
  withdrawConsent: ['401 token-invalid', 1],
  changePassword: ['401 token-invalid', 1],
  confirmEmailChange: ['401 token-invalid', 1],
  undoEmailChange: ['409 undo-link-used', 1],
  removeRecipientDocument: ['404 document-not-found', 1],
  removeRenewalFile: ['404 file-not-found', 1],
  removeHelpRequestFile: ['404 file-not-found', 1],
  // The same state is set twice.
  revokeAdminLink: ['200', 1],
  cancelRecurringPayment: ['200', 1],
  confirmConsent: ['200', 1],
  choosePrimaryPhoto: ['200', 0],
  deleteAvatar: ['200', 0],
  // Nothing is stored.
  prolongSession: ['200', 0],
  checkPasswordReset: ['200', 0],
  checkMissingPayment: ['200', 0],
  downloadDocument: ['200', 0],
  previewCertificate: ['200', 0],
  printPaymentOverview: ['200', 0],
}

/** One write of the portal whose answer is lost in one way. */
export interface LostAnswer {
  readonly id: string
  readonly fault: string
  /** Sends it twice to the provider at `origin`. */
  readonly send: (origin: string) => Promise<{ readonly got: RepeatedWrite; readonly want: RepeatedWrite }>
}

type RepeatedWrite = {
  readonly first: string
  readonly second: string | undefined
  readonly changing: number | undefined
}

/** Every write of the contract with every way of losing its answer, an operation after the other. */
export const lostAnswers: readonly LostAnswer[] = writeOperations.flatMap((operation) =>
  Object.entries(faults).map(([name, fault]) => ({
    id: operation.id,
    fault: name,
    async send(origin) {
      const write = caseOf(operation)
      const [second, changing] = operation.takesIdempotencyKey ? ['200', 1] : (withoutKey[operation.id] ?? [])
      return { got: await sendTwice(origin, write, fault), want: { first: 'unknown', second, changing } }
    },
  })),
)

/** A sample: each write with one of the ways in turn, so that each way meets many writes. */
export const sampleOfLostAnswers: readonly LostAnswer[] = lostAnswers.filter((_, index) => {
  const ways = Object.keys(faults).length
  return index % ways === Math.floor(index / ways) % ways
})
