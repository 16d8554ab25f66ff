import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'
import { formatDateTime } from '../format/date.ts'

/** When the account can be edited again, for `{{until}}` in a sentence. */
export function useUnlockText(failure: unknown): string {
  const { t } = useTranslation('editing')
  const unlock = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  return unlock === undefined ? t(($) => $.later) : t(($) => $.from, { until: formatDateTime(unlock, 'cs') })
}
