import { ApiFailure } from '../../shared/api/envelope.ts'

export type SendingProblem = 'lost' | 'changed' | 'refused' | 'notOpen' | 'tooMany' | 'locked' | 'unknown'

const byError: Readonly<Record<string, SendingProblem>> = {
  'form-changed': 'changed',
  'form-refused': 'refused',
  'renewal-not-open': 'notOpen',
  'editing-locked': 'locked',
  'rate-limited': 'tooMany',
}

/** What to say of a renewal that was not sent, by the refusals of openapi/resources/renewal. */
export function sendingProblem(failure: unknown): SendingProblem {
  if (!(failure instanceof ApiFailure)) return 'unknown'
  if (failure.isNetwork) return 'lost'
  return byError[failure.error] ?? (failure.code === 429 ? 'tooMany' : 'unknown')
}
