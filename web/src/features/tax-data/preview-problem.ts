import type { ApiFailure } from '../../shared/api/envelope.ts'

export type PreviewProblem = 'lost' | 'tooMany' | 'refused' | 'unknown'

/** Why there is no preview. A page of a proxy or garbage instead of a PDF counts as lost: nothing of ours came (rule 18.9). */
export function previewProblem(failure: ApiFailure): PreviewProblem {
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  return failure.code === 422 ? 'refused' : 'unknown'
}
