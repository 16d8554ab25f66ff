/** The response of a sign-in. A recording stores it without the token. */
export interface AnsweredSession {
  readonly token?: string
  readonly personId?: string
  readonly scope?: string
}

/**
 * The session in a response: its `response`, or the `session` inside (a changed password, a confirmed consent). Undefined for an answer
 * without a response.
 */
export function answeredSession(response: unknown): AnsweredSession | undefined {
  if (!isObject(response)) return undefined
  return isNested(response) ? response.session : response
}

/** Whether the session is the `session` of a response. */
export const isNested = (response: unknown): response is { readonly session: Readonly<Record<string, unknown>> } =>
  isObject(response) && isObject(response.session)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
