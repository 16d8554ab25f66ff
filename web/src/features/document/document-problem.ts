import { ApiFailure } from '../../shared/api/envelope.ts'

const refusals = ['document-not-found', 'document-replaced', 'tax-data-unchanged', 'document-not-reissuable'] as const

export type DocumentProblem = (typeof refusals)[number] | 'lost' | 'tooMany' | 'ours'

/**
 * Why a document did not come or was not issued again: a refusal of its own (openapi/resources/document), or what is nobody's
 * mistake. A page of a proxy or garbage instead of a PDF counts as lost: nothing of ours came (rule 18.9).
 */
export function documentProblem(failure: unknown): DocumentProblem {
  if (!(failure instanceof ApiFailure)) return 'ours'
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  return refusals.find((error) => error === failure.error) ?? 'ours'
}

/** The list at hand is not the provider's any more. */
export function isOutdated(problem: DocumentProblem): boolean {
  return problem === 'document-not-found' || problem === 'document-replaced'
}
