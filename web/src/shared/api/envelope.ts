/** The client's own code for any network failure; a provider never sends it (rule 17.1). */
export const NETWORK_FAILURE = 410

/** Start of the error text of an answer that came, but differs from the contract: a page of a proxy, data of other types. */
const UNREADABLE = 'unreadable-answer'

/** Error text of a response that came after its user had left or changed (rule 18.3). It is never shown. */
const SESSION_CHANGED = 'session-changed'

/** No response, or a refusal before the provider checks the idempotency key: the outcome of an earlier try with the same key stays unknown. */
const UNDECIDED_CODES = new Set([NETWORK_FAILURE, 429])

const SESSION_ENDING = new Set(['token-missing', 'token-expired', 'token-invalid'])

/** Any failed response, the client-made 410 too: the error and, for forms, the names of the invalid fields (`'name.sub'`). */
export type FailureEnvelope = {
  error_code: number
  error: string
  fields?: Record<string, string>
  /** Instant from which the refused resource (an account, a vote) is open again. */
  lockedUntil?: string
  /** Receipt number and instant of the form that was sent before. */
  receiptNumber?: string
  sentAt?: string
}

/** Any response of the provider: `error_code` 200 is a success, everything else is a {@link FailureEnvelope}. */
export type Envelope = { error_code: 200 } | FailureEnvelope

/** What `answerOf` throws: a refusal by the provider (`code` is its error_code) or a network failure (`code` 410). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: number
  /** Kebab-case code of the provider, or the text of the network failure. */
  readonly error: string
  readonly fields: Readonly<Record<string, string>>
  /** Seconds after which the call may be tried again (429, 503), if the provider sent them. */
  readonly retryAfter: number | undefined
  /** Instant (ISO) from which the refused resource is open again, if the provider sent it. */
  readonly lockedUntil: string | undefined
  /** Receipt of the form that was sent before, if the provider sent it. */
  readonly receipt: { receiptNumber: string; sentAt: string } | undefined

  constructor(envelope: FailureEnvelope, retryAfter?: number) {
    super(`${envelope.error_code} ${envelope.error}`)
    this.code = envelope.error_code
    this.error = envelope.error
    this.fields = envelope.fields ?? {}
    this.retryAfter = retryAfter
    this.lockedUntil = envelope.lockedUntil
    const { receiptNumber, sentAt } = envelope
    this.receipt = receiptNumber !== undefined && sentAt !== undefined ? { receiptNumber, sentAt } : undefined
  }

  /** No answer came, or not all of it. */
  get isNetwork(): boolean {
    return this.code === NETWORK_FAILURE && !this.isUnreadable
  }

  /** An answer came that differs from the contract. */
  get isUnreadable(): boolean {
    return this.error.startsWith(UNREADABLE)
  }

  /** The user changed before the response came: show nothing. */
  get isSuperseded(): boolean {
    return this.isNetwork && this.error === SESSION_CHANGED
  }

  /** The provider did not execute the request, nor an earlier try with the same idempotency key. */
  get isDefiniteRefusal(): boolean {
    return this.isRefusal && !UNDECIDED_CODES.has(this.code) && !SESSION_ENDING.has(this.error)
  }

  /** The provider may have executed the request: no readable response came, or one that reports a server error. */
  get isOutcomeUnknown(): boolean {
    return this.code === NETWORK_FAILURE || !this.isRefusal
  }

  private get isRefusal(): boolean {
    return this.code >= 400 && this.code < 500
  }

  /** The same call may succeed later; a refusal will not. */
  get isPassing(): boolean {
    return (
      !this.isSuperseded &&
      (this.code === NETWORK_FAILURE || this.code === 408 || this.code === 429 || (this.code >= 500 && this.code < 600))
    )
  }
}

export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  const { error_code: code, error } = value as Partial<FailureEnvelope>
  return code === 200 || (Number.isInteger(code) && typeof error === 'string')
}

/** Only the token's own error strings end a session: any other 401 is a wrong code or password. */
export function endsSession(envelope: Envelope): boolean {
  return 'error' in envelope && SESSION_ENDING.has(envelope.error)
}

/** Reported (rule 17.8). A response for a user who has left is not a fault. */
export function isFault(envelope: Envelope): boolean {
  if (!('error' in envelope) || envelope.error === SESSION_CHANGED) return false
  const { error_code: code, error } = envelope
  return code === NETWORK_FAILURE || code === 400 || code >= 500 || error === 'unknown-path'
}

export function networkFailure(cause: unknown): FailureEnvelope {
  return {
    error_code: NETWORK_FAILURE,
    error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
  }
}

export function unreadableAnswer(cause: unknown): FailureEnvelope {
  const { error, ...envelope } = networkFailure(cause)
  return { ...envelope, error: `${UNREADABLE}: ${error}` }
}

export function sessionChanged(): FailureEnvelope {
  return { error_code: NETWORK_FAILURE, error: SESSION_CHANGED }
}
