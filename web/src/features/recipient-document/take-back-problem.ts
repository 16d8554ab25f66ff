import type { ApiFailure } from '../../shared/api/envelope.ts'

export type TakeBackProblem = 'lost' | 'accepted' | 'locked' | 'tooMany' | 'ours'

/** Why a file was not taken back; by the refusals of openapi/resources/recipient-document. */
export function takeBackProblem({ isNetwork, code, error }: ApiFailure): TakeBackProblem {
  if (isNetwork) return 'lost'
  if (code === 429) return 'tooMany'
  if (error === 'document-accepted') return 'accepted'
  return error === 'editing-locked' ? 'locked' : 'ours'
}
