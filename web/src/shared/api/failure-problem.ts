import { ApiFailure } from './envelope.ts'

export type ProblemKey = 'lost' | 'tooMany' | 'ours' | 'unexpected'

/** What to say of a failure that is nobody's mistake in a form: the key of a text under `problem`. */
export function problemKey(failure: unknown): ProblemKey {
  if (!(failure instanceof ApiFailure)) return 'unexpected'
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  return failure.code >= 500 ? 'ours' : 'unexpected'
}

/** Whole minutes to wait before the next try, at least one; undefined when the provider did not say. */
export function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiFailure) || failure.retryAfter === undefined) return undefined
  return Math.max(1, Math.ceil(failure.retryAfter / 60))
}
