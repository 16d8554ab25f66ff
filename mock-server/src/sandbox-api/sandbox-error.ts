/** An error response of the control plane: plain HTTP status, `{error, message}`; the message says what to do. */
export class SandboxError extends Error {
  override name = 'SandboxError'
  readonly status: number
  readonly code: string
  /** The property or parameter that is wrong, if it is one. */
  readonly field: string | undefined
  /** Seconds until the call may be repeated. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, more: { field?: string; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.field = more.field
    this.retryAfter = more.retryAfter
  }
}

export const badRequest = (message: string, field?: string): SandboxError =>
  new SandboxError(400, 'bad-request', message, field === undefined ? {} : { field: field.slice(0, 200) })
