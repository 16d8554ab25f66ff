import { ApiFailure } from '../../shared/api/envelope.ts'

export type SaveProblem = 'lost' | 'outage' | 'ours' | 'tooMany' | 'unknown'

/** Rule 17.3: 410, 400, 500 and anything else have their own words. */
export function saveProblem(failure: unknown): SaveProblem {
  if (!(failure instanceof ApiFailure)) return 'unknown'
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  if (failure.code === 400) return 'outage'
  return failure.code >= 500 && failure.code < 600 ? 'ours' : 'unknown'
}
