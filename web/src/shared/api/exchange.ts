import { type Envelope, isEnvelope, networkFailure, sessionChanged } from './envelope.ts'

/** `fetch` with a ready request: the one function of the network that tests observe. */
export type Send = (request: Request) => Promise<Response>

export type ExchangeOptions = {
  send: Send
  /** Milliseconds until the whole answer, body included, must be here. */
  timeLimit: number
  /** Aborted when the person changes while the call is on its way (rule 18.3). */
  left: AbortSignal
  /** Told about every answer that came, before its body: the server clock reads `Date` here. */
  onAnswer?: (response: Response) => void
  /** Told about every envelope that still concerns the person who asked. */
  onEnvelope?: (envelope: Envelope) => void
}

/**
 * Sends one request and always resolves: with a JSON envelope, with a PDF when one was asked for and came, or, for anything
 * else (refused, reset, stalled past the limit, cut body, unreadable JSON, HTML of a proxy), with the envelope of code 410.
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
  try {
    const response = await orStopped(options.send(new Request(request, { signal: limit.signal })), limit.signal)
    options.onAnswer?.(response)
    const body = new Uint8Array(await orStopped(response.arrayBuffer(), limit.signal))
    return options.left.aborted ? answer(sessionChanged()) : read(request, response, body, options.onEnvelope)
  } catch (cause) {
    if (options.left.aborted) return answer(sessionChanged())
    // Whoever cancelled their own call (a query nobody looks at any more) hears their own reason.
    if (request.signal.aborted) throw cause
    return answer(networkFailure(cause))
  } finally {
    clearTimeout(timer)
    options.left.removeEventListener('abort', leave)
    request.signal.removeEventListener('abort', cancel)
  }
}

/** A `send` that ignores its signal (an adapter, an old browser) must not hold the caller longer than the limit. */
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
  onEnvelope: ExchangeOptions['onEnvelope'],
): Response {
  if (request.headers.get('Accept') === 'application/pdf' && isPdf(body)) {
    return new Response(body, { headers: { 'Content-Type': 'application/pdf' } })
  }
  const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  if (!isEnvelope(parsed)) throw new TypeError('The answer has no envelope')
  onEnvelope?.(parsed)
  return answer(parsed, response)
}

/** By its first bytes, not by the type it claims: an error envelope under Accept pdf is an error, a page is neither. */
function isPdf(body: Uint8Array): boolean {
  return String.fromCharCode(...body.subarray(0, 5)) === '%PDF-'
}

function answer(envelope: Envelope, from?: Response): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const retryAfter = from?.headers.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new Response(JSON.stringify(envelope), { headers })
}
