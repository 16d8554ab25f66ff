/** An error response of the control plane: plain HTTP status, `{error, message}`; the message says what to do. */
export class SandboxError extends Error {
  override name = 'SandboxError'
  readonly status: number
  readonly code: string
  /** The property of the body that is wrong, if it is one. */
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export const badRequest = (message: string): SandboxError => new SandboxError(400, 'bad-request', message)
