import { ApiFailure } from '../../shared/api/envelope.ts'

export type AvatarProblem = 'lost' | 'tooMany' | 'oversize' | 'type' | 'unreadable' | 'ours'

const refusals: Readonly<Record<string, AvatarProblem>> = {
  'file-oversize': 'oversize',
  'payload-too-large': 'oversize',
  'file-unsupported-type': 'type',
  'file-type-mismatch': 'type',
  'file-empty': 'unreadable',
  'picture-unreadable': 'unreadable',
}

/** Why the photo was not saved or removed; by the refusals of openapi/resources/avatar. */
export function avatarProblem(failure: unknown): AvatarProblem {
  if (!(failure instanceof ApiFailure)) return 'unreadable'
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  return refusals[failure.error] ?? 'ours'
}
