import type { IncomingHttpHeaders } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** Sends CORS headers to the listed origins only (rule 19.14); for any other origin the browser hides the response from the page. */
export interface Cors {
  readonly firstOrigin: string | undefined
  headersFor(request: Pick<IncomingHttpHeaders, 'origin'>): Headers | undefined
  preflight(request: IncomingHttpHeaders): Headers
}

const ALLOWED_HEADERS =
  'accept, access-key, authorization, cache-control, content-type, idempotency-key, lang, pragma, uid, x-world'
const EXPOSED_HEADERS = 'Date, Retry-After, X-Request-Id'
const METHODS = 'GET, POST, DELETE'

/** `origins` as a browser sends them: scheme, host, port, no trailing slash. */
export function makeCors(origins: readonly string[]): Cors {
  const allowed = new Map(origins.map((origin) => [origin, answerHeaders(origin)]))
  return {
    firstOrigin: origins[0],
    headersFor: ({ origin }) => (origin === undefined ? undefined : (allowed.get(origin) ?? VARY)),
    preflight: ({ origin = '' }) => {
      const headers = allowed.get(origin)
      if (!headers) return VARY
      return {
        ...headers,
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      }
    },
  }
}

const VARY: Headers = { vary: 'Origin' }

function answerHeaders(origin: string): Headers {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED_HEADERS,
    ...VARY,
  }
}
