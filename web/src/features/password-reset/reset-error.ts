import { ApiFailure } from '../../shared/api/envelope.ts'

/** Why a link opens nothing. `used-by-you`: an answer was lost before, so most likely the person's own first try went through. */
export type LinkRefusal = 'unknown' | 'expired' | 'used' | 'used-by-you'

const refusals: Readonly<Record<string, LinkRefusal>> = {
  'reset-link-not-found': 'unknown',
  'reset-link-expired': 'expired',
  'reset-link-used': 'used',
}

/** The refusal of a link that a failed call tells of; undefined for any other failure. */
export function refusalOf(failure: unknown): LinkRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}

export type ProblemKey = 'lost' | 'tooMany' | 'ours' | 'unexpected'

/** Key under `problem` of the text for a failure that is nobody's mistake in the form. */
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
