import { ApiFailure } from '../../shared/api/envelope.ts'

export type ConsentProblem = 'lost' | 'tooMany' | 'unknownLink' | 'ours' | 'unexpected'

/** Key under `problem` of the text for a failed consent call. */
export function consentProblem(failure: unknown): ConsentProblem {
  if (!(failure instanceof ApiFailure)) return 'unexpected'
  if (failure.isNetwork) return 'lost'
  if (failure.error === 'rating-link-not-found') return 'unknownLink'
  if (failure.code === 429) return 'tooMany'
  return failure.code >= 500 ? 'ours' : 'unexpected'
}
