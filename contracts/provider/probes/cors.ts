import type { HttpCall } from '../../http/http-result.ts'

/** Headers that the portal sends to another origin, as browsers list them in a preflight (rule 19.14). */
export const REQUEST_HEADERS = [
  'accept',
  'access-key',
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'lang',
  'pragma',
  'uid',
  'x-world',
]
/** Headers that the portal reads; a page of another origin sees them only when they are exposed. */
export const EXPOSED_HEADERS = ['date', 'retry-after', 'x-request-id']
/** Browsers allow these without a list. */
const SIMPLE_METHODS = new Set(['GET', 'HEAD', 'POST'])

export type CorsAnswer = { status: number; headers: Headers }
export type CorsFailure = { cause: string; expected: string; received: string; remedy: string }

const [ORIGIN, METHODS, HEADERS, EXPOSE] = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
] as const

const SEE = 'Examples for nginx and Express are in docs/cors.md.'

/** A header that lacks something: what it should be, and what was received. */
const failure = (cause: string, headers: Headers, name: string, wanted: string, remedy: string): CorsFailure => ({
  cause,
  expected: `${name}${wanted}`,
  received: shown(headers, name),
  remedy: `${remedy} ${SEE}`,
})

/** How the answer to a preflight of `method` differs from what a browser of `origin` needs. */
export function preflightFailures({ status, headers }: CorsAnswer, origin: string, method: string): CorsFailure[] {
  if (status < 200 || status > 299 || !allows(headers, origin)) {
    const remedy = `Answer OPTIONS with 204 and Access-Control-Allow-Origin: ${origin}, without asking for a token.`
    const found = failure('the preflight of a browser is refused', headers, ORIGIN, `: ${origin}`, remedy)
    return [{ ...found, expected: `HTTP 204, ${found.expected}`, received: `HTTP ${status}, ${found.received}` }]
  }
  const [methods, names] = [listed(headers, METHODS), listed(headers, HEADERS)]
  // A star does not include Authorization.
  const refused = REQUEST_HEADERS.filter(
    (name) => !names.includes(name) && !(names.includes('*') && name !== 'authorization'),
  )
  const failures = varyFailures(headers)
  if (!SIMPLE_METHODS.has(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*')) {
    const remedy = `Add ${method} to Access-Control-Allow-Methods.`
    failures.push(failure('the preflight does not allow the method', headers, METHODS, ` with ${method}`, remedy))
  }
  if (refused.length > 0) {
    const cause = 'the preflight does not allow every header of the portal'
    const remedy = `Add ${refused.join(', ')} to Access-Control-Allow-Headers.`
    failures.push(failure(cause, headers, HEADERS, `: ${REQUEST_HEADERS.join(', ')}`, remedy))
  }
  return failures
}

/** How an answer differs from what a page of `origin` can read. */
export function answerFailures({ headers }: CorsAnswer, origin: string, kind: 'success' | 'refusal'): CorsFailure[] {
  if (!allows(headers, origin)) {
    const cause = kind === 'success' ? 'the browser hides the answers' : 'the browser hides the refusals'
    const remedy = `Send Access-Control-Allow-Origin: ${origin} with every answer, refusals and failures included.`
    return [failure(cause, headers, ORIGIN, `: ${origin}`, remedy)]
  }
  const exposed = listed(headers, EXPOSE)
  const hidden = exposed.includes('*') ? [] : EXPOSED_HEADERS.filter((name) => !exposed.includes(name))
  if (hidden.length === 0) return varyFailures(headers)
  const cause = 'the browser hides headers that the portal reads'
  const remedy = `Add ${hidden.join(', ')} to Access-Control-Expose-Headers: the portal takes its time from Date.`
  return [...varyFailures(headers), failure(cause, headers, EXPOSE, `: ${EXPOSED_HEADERS.join(', ')}`, remedy)]
}

/** Sends a preflight, the call, and the call with a refused token, as a page of `origin` does; `call` is a valid one. */
export async function corsFailures(
  provider: string,
  world: string | undefined,
  call: HttpCall,
  origin: string,
): Promise<CorsFailure[]> {
  const address = `${provider}${call.path}?${new URLSearchParams(call.query).toString()}`
  const send = async (
    method: string,
    headers: Record<string, string>,
    body?: HttpCall['body'],
  ): Promise<CorsAnswer> => {
    const answer = await fetch(address, {
      method,
      headers: { Origin: origin, ...headers, ...(world !== undefined && { 'x-world': world }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(25_000),
    })
    await answer.body?.cancel()
    return answer
  }
  const preflight = await send('OPTIONS', {
    'Access-Control-Request-Method': call.method,
    'Access-Control-Request-Headers': REQUEST_HEADERS.join(', '),
  })
  const refusal = await send(call.method, { ...call.headers, Authorization: 'not-a-token' }, call.body)
  const success = await send(call.method, call.headers, call.body)
  return [
    ...preflightFailures(preflight, origin, call.method),
    ...answerFailures(success, origin, 'success'),
    ...answerFailures(refusal, origin, 'refusal').filter(({ cause }) => cause === 'the browser hides the refusals'),
  ]
}

/** An answer for one origin must not be kept by a cache for another one. */
function varyFailures(headers: Headers): CorsFailure[] {
  const isForAll = headers.get(ORIGIN) === '*'
  if (isForAll || listed(headers, 'vary').some((name) => ['origin', '*'].includes(name))) return []
  const remedy = 'Send Vary: Origin with every answer whose Access-Control-Allow-Origin names an origin.'
  return [failure('a cache may give an answer to another origin', headers, 'vary', ': Origin', remedy)]
}

const allows = (headers: Headers, origin: string) => ['*', origin].includes(headers.get(ORIGIN) ?? '')

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

const shown = (headers: Headers, name: string) => {
  const value = headers.get(name)
  return value === null ? `no ${name}` : `${name}: ${value}`
}
