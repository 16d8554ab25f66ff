import { ApiFailure } from '../api/envelope.ts'

export type SaveProblem = 'lost' | 'shortOutage' | 'retryShortly' | 'tooMany' | 'locked' | 'unknown'

const known: Readonly<Record<number, SaveProblem>> = {
  400: 'shortOutage',
  410: 'lost',
  423: 'locked',
  429: 'tooMany',
  500: 'retryShortly',
}

/**
 * What to say of something that was not saved (rule 17.3): 410 probably lost connection, 400 probably a short outage,
 * 500 unknown error, retry shortly, anything else unknown error or connection outage; 423 is "Form locked while payout data is
 * processed". Being too quick is our own addition.
 */
export function saveProblem(failure: unknown): SaveProblem {
  return failure instanceof ApiFailure ? (known[failure.code] ?? 'unknown') : 'unknown'
}
