/** What a sign-in answers with. A recording keeps it without the token. */
export interface AnsweredSession {
  readonly token?: string
  readonly personId?: string
  readonly scope?: string
}

/**
 * The session that an answer brings: its `response`, or the `session` inside (a changed password, a confirmed consent). Undefined for
 * an answer without a response.
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
