import { ApiFailure } from '#web/shared/api/envelope.ts'

/** `used-by-you`: an answer was lost before, so most likely the person's own first attempt succeeded. */
export type LinkRefusal = 'unknown' | 'expired' | 'used' | 'used-by-you'

const refusals: Readonly<Record<string, LinkRefusal>> = {
  'reset-link-not-found': 'unknown',
  'reset-link-expired': 'expired',
  'reset-link-used': 'used',
}

/** The refusal of a link in a failed call; undefined for any other failure. */
export function linkRefusalOf(failure: unknown): LinkRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}
