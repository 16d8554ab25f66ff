import {
  type Envelope,
  isEnvelope,
  NETWORK_FAILURE,
  networkFailure,
  sessionChanged,
  unreadableAnswer,
} from './envelope.ts'

/** `fetch` with a ready request: the only network function, so tests observe this one. */
export type Send = (request: Request) => Promise<Response>

export type ExchangeOptions = {
  send: Send
  /** Milliseconds within which the complete response, body included, must arrive. */
  timeLimit: number
  /** Aborted when the user changes before the response comes (rule 18.3). */
  left: AbortSignal
  /** Called with every response that the provider wrote: the server clock reads `Date` here. */
  onAnswer?: (response: Response) => void
  /** Called with every envelope, unless its user has left; what it returns is passed on. */
  onEnvelope?: (envelope: Envelope) => Envelope
}

/**
 * Always resolves: with a JSON envelope, with a requested PDF, or, for anything else (refused, stalled past the
 * limit, cut body, HTML of a proxy), with the envelope of code 410.
 */
export async function exchange(request: Request, options: ExchangeOptions): Promise<Response> {
  if (options.left.aborted) return answer(sessionChanged())
  const limit = new AbortController()
  const stop = (why: unknown) => limit.abort(why)
  const leave = () => stop(new DOMException('The session changed', 'AbortError'))
  const cancel = () => stop(request.signal.reason)
  const timer = setTimeout(
    () => stop(new DOMException(`No answer within ${options.timeLimit} ms`, 'TimeoutError')),
    options.timeLimit,
  )
  options.left.addEventListener('abort', leave)
  request.signal.addEventListener('abort', cancel)
  let response: Response | undefined
  try {
    response = await orStopped(options.send(new Request(request, { signal: limit.signal })), limit.signal)
    const body = new Uint8Array(await orStopped(response.arrayBuffer(), limit.signal))
    return options.left.aborted ? answer(sessionChanged()) : read(request, response, body, options)
  } catch (cause) {
    if (options.left.aborted) return answer(sessionChanged())
    // A caller that aborted its own call (such as an unmounted query) gets its own reason.
    if (request.signal.aborted) throw cause
    // A page of a proxy may say when to try again too.
    return answer(networkFailure(cause), response)
  } finally {
    clearTimeout(timer)
    options.left.removeEventListener('abort', leave)
    request.signal.removeEventListener('abort', cancel)
  }
}

/** Rejects on abort even if `send` ignores its signal (an adapter, an old browser), so that the caller waits no longer than the limit. */
function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function read(
  request: Request,
  response: Response,
  body: Uint8Array<ArrayBuffer>,
  { onAnswer, onEnvelope }: ExchangeOptions,
): Response {
  if (request.headers.get('Accept') === 'application/pdf' && isPdf(body)) {
    onAnswer?.(response)
    return new Response(body, { headers: { 'Content-Type': 'application/pdf' } })
  }
  const envelope = envelopeIn(body)
  // A page of a proxy, or the one that a redirect leads to, has the time of another machine.
  if (envelope.error_code !== NETWORK_FAILURE) onAnswer?.(response)
  return answer(onEnvelope?.(envelope) ?? envelope, response)
}

function envelopeIn(body: Uint8Array): Envelope {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return isEnvelope(parsed) ? parsed : unreadableAnswer('no envelope')
  } catch (cause) {
    return unreadableAnswer(cause)
  }
}

/** Checks the first bytes, not the Content-Type: an error envelope under Accept pdf is an error, an HTML page is neither. */
function isPdf(body: Uint8Array): boolean {
  return String.fromCharCode(...body.subarray(0, 5)) === '%PDF-'
}

export function answer(envelope: Envelope, from?: Response): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const retryAfter = from?.headers.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new ParsedAnswer(envelope, headers)
}

/** Its envelope is parsed once, however many read it: thousands of payments take longer to parse than to render. */
class ParsedAnswer extends Response {
  readonly #envelope: Envelope

  constructor(envelope: Envelope, headers: Headers) {
    // openapi-fetch reads an answer with a length by json().
    headers.set('Content-Length', '1')
    super(null, { headers })
    this.#envelope = envelope
  }

  override json(): Promise<Envelope> {
    return Promise.resolve(this.#envelope)
  }

  override clone(): this {
    return this
  }
}
