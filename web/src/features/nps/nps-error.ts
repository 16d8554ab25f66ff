import { ApiFailure } from '#web/shared/api/envelope.ts'
import { errorKey } from '#web/shared/failure/error-key.ts'
import texts from './locales/cs.json' with { type: 'json' }

/** Key of the text for a failed rating call (rule 17.2): `unhandled-error` for a network failure, `nps-error-{error}` for an answer. */
export function npsErrorKey(failure: unknown) {
  const isNetwork = failure instanceof ApiFailure && failure.isNetwork
  return isNetwork ? 'unhandled-error' : errorKey(texts, 'nps-error-', failure)
}
