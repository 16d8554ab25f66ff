import { ApiFailure } from '../../shared/api/envelope.ts'
import texts from './locales/cs.json' with { type: 'json' }

const PREFIX = 'prijemce-login-'

/** Keys of the texts for a call that failed for another reason than the typed data; the catalogue is the locale file. */
export type ProblemKey = Extract<
  keyof typeof texts,
  `${typeof PREFIX}${'too-many-attempts' | 'too-many-codes' | 'rate-limited' | 'phone-not-found' | 'network' | 'internal-error' | 'unknown'}`
>

const known: ReadonlySet<string> = new Set([
  'too-many-attempts',
  'too-many-codes',
  'rate-limited',
  'phone-not-found',
  'internal-error',
])

export function problemKeyOf(failure: unknown): ProblemKey {
  if (!(failure instanceof ApiFailure)) return `${PREFIX}unknown`
  if (failure.isNetwork) return `${PREFIX}network`
  return known.has(failure.error) ? (`${PREFIX}${failure.error}` as ProblemKey) : `${PREFIX}unknown`
}
