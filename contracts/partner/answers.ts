/** An answer of the API before it is sent: the HTTP status, the envelope, and headers. */
export type BackendAnswer = { status: number; body: Record<string, unknown>; headers?: Record<string, string> }

/** The operation ran and succeeded. */
export const succeeded = (response: unknown): BackendAnswer => ({ status: 200, body: { error_code: 200, response } })

/** The operation ran and a rule refused: the HTTP status is 200, the envelope has the reason. */
export const refused = (code: number, error: string, more: Record<string, unknown> = {}): BackendAnswer => ({
  status: 200,
  body: { error_code: code, error, ...more },
})

/** The operation did not run: the HTTP status equals the `error_code`. */
export const notRun = (code: number, error: string, more: Record<string, unknown> = {}): BackendAnswer => ({
  status: code,
  body: { error_code: code, error, ...more },
  ...(code === 429 && { headers: { 'Retry-After': '60' } }),
})

/** A request that violates the contract, with the invalid fields. */
export const malformed = (...fields: string[]): BackendAnswer =>
  notRun(400, 'bad-request', { fields: Object.fromEntries(fields.map((field) => [field, 'invalid'])) })

/** Thrown by an operation to answer at once. */
export class RefusalError extends Error {
  readonly answer: BackendAnswer

  constructor(answer: BackendAnswer) {
    super(String(answer.body.error))
    this.answer = answer
  }
}
