import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'

/** Minutes to wait before the next try, rounded up, at least one; undefined if the provider did not send a time. */
export function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiFailure) || failure.retryAfter === undefined) return undefined
  return Math.max(1, Math.ceil(failure.retryAfter / 60))
}

/** A longer wait is shown in hours: a daily limit can take up to 24 hours. */
const MAX_MINUTES = 90

/** How long to wait before the next try, for `{{wait}}` in a sentence. */
export function useWait(failure: unknown): string {
  'use no memo'
  const { t } = useTranslation('ui')
  const minutes = minutesToWait(failure)
  if (minutes === undefined) return t(($) => $.failure.waitUnknown)
  return minutes > MAX_MINUTES
    ? t(($) => $.failure.waitHours, { count: Math.ceil(minutes / 60) })
    : t(($) => $.failure.wait, { count: minutes })
}
