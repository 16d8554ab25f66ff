/** An error response of the kernel itself: the operation did not run, so the HTTP status equals the error_code. */
export interface Refusal {
  readonly code: number
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export function refuse(code: number, error: string, extra: Pick<Refusal, 'fields' | 'headers'> = {}): Refusal {
  return { code, error, ...extra }
}

export function envelopeOf({ code, error, fields }: Refusal): { error_code: number; error: string; fields?: object } {
  return fields ? { error_code: code, error, fields } : { error_code: code, error }
}

/**
 * The errors that the transport returns before an operation runs. The contract declares them for every operation, except the ones for an
 * unknown path or world, which belong to no operation; the coverage counts each of them once.
 */
export const transportErrors = [
  { code: 400, error: 'malformed-request' },
  { code: 404, error: 'unknown-path' },
  { code: 404, error: 'unknown-world' },
  { code: 405, error: 'method-not-allowed' },
  { code: 408, error: 'request-timeout' },
  { code: 413, error: 'payload-too-large' },
  { code: 414, error: 'uri-too-long' },
  { code: 415, error: 'unsupported-media-type' },
  { code: 431, error: 'headers-too-large' },
] as const

/** The transport's error for a status of Fastify or of the HTTP parser; any other status below 500 is a malformed request. */
export function transportError(status: number): Refusal {
  if (status >= 500) return refuse(500, 'internal-error')
  const known = transportErrors.find(({ code }) => code === status)
  return known ? refuse(known.code, known.error) : refuse(400, 'malformed-request')
}

/** The database of the worlds is down. Nothing is known to have happened; the same idempotency key finds out. */
export const STORE_UNAVAILABLE = refuse(503, 'service-unavailable', { headers: { 'retry-after': '5' } })

export const isTransportError = ({ code, error }: { readonly code: number; readonly error?: string }): boolean =>
  transportErrors.some((known) => known.code === code && known.error === error)
