import type { Envelope } from '../shared/api/envelope.ts'
import type { Send } from '../shared/api/exchange.ts'

/** One call as it would have been sent to the network. */
export type ObservedCall = {
  method: string
  /** Below the API base: `/nps`. */
  path: string
  query: Record<string, string>
  headers: Headers
  /** JSON or text of the body; undefined without one. */
  body: unknown
}

type Success = { error_code: 200; response?: unknown; Data?: unknown }
type Reply = Success | Exclude<Envelope, { error_code: 200 }> | Response
/** An envelope, a full response, or a failing network when it throws. */
export type FakeAnswer = Reply | ((call: ObservedCall) => Reply | Promise<Reply>)

/** No response arrives. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

/** By method and path: `{'GET /nps': {error_code: 200, response: …}}`. */
export type FakeAnswers = Record<string, FakeAnswer>

export type Observed = {
  send: Send
  /** Every call so far, oldest first. */
  calls: readonly ObservedCall[]
  /** Calls of one operation: `callsOf('POST /nps')`. */
  callsOf: (operation: string) => ObservedCall[]
  /** Replaces or adds responses for later calls. */
  answer: (answers: FakeAnswers) => void
  /** Sets the clock of the `Date` header of every response. */
  setDate: (now: number) => void
}

/**
 * The network function of a test: returns the configured responses, records every call, fails like
 * a network for any other operation.
 */
export function observedSend(base: string, given: FakeAnswers): Observed {
  const answers = { ...given }
  const calls: ObservedCall[] = []
  let now: number | undefined

  async function send(request: Request): Promise<Response> {
    const call = await callOf(request, base)
    calls.push(call)
    const answer = answers[`${call.method} ${call.path}`]
    if (answer === undefined) throw new TypeError(`No answer was prepared for ${call.method} ${call.path}`)
    const reply = typeof answer === 'function' ? await answer(call) : answer
    if (reply instanceof Response) return reply
    return Response.json(reply, { headers: { Date: new Date(now ?? Date.now()).toUTCString() } })
  }

  return {
    send,
    calls,
    callsOf: (operation) => calls.filter(({ method, path }) => `${method} ${path}` === operation),
    answer: (more) => Object.assign(answers, more),
    setDate: (moment) => {
      now = moment
    },
  }
}

async function callOf(request: Request, base: string): Promise<ObservedCall> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.clone().text()
  return {
    method: request.method,
    path: decodeURIComponent(pathname.slice(new URL(base).pathname.replace(/\/$/, '').length)),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: text === '' ? undefined : request.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text,
  }
}
