import { ApiFailure } from '../../shared/api/envelope.ts'

export type SaveProblem = 'lost' | 'shortOutage' | 'retryShortly' | 'tooMany' | 'unknown'

/**
 * What to say of a profile that was not saved (rule 17.3): 410 probably lost connection, 400 probably a short outage,
 * 500 unknown error, retry shortly, anything else unknown error or connection outage. Being too quick is our own addition.
 */
export function saveProblem(failure: unknown): SaveProblem {
  if (!(failure instanceof ApiFailure)) return 'unknown'
  const known: Readonly<Record<number, SaveProblem>> = {
    400: 'shortOutage',
    410: 'lost',
    429: 'tooMany',
    500: 'retryShortly',
  }
  return known[failure.code] ?? 'unknown'
}
