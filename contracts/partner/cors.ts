import type { IncomingHttpHeaders } from 'node:http'

/** The headers by which pages of the portal's origin may read answers (docs/cors.md); only `Vary` for any other origin. */
export const corsHeaders = (
  { origin }: IncomingHttpHeaders,
  portalOrigin: string | undefined,
): Record<string, string> => ({
  Vary: 'Origin',
  ...(origin !== undefined &&
    origin === portalOrigin && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers':
        'accept, access-key, authorization, cache-control, content-type, idempotency-key, lang, pragma, uid, x-world',
      'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
    }),
})
