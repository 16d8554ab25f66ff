import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'
import { formatDateTime } from '../format/date.ts'
import { useEditingLock } from './use-editing-lock.ts'

/** When the account can be edited again, for `{{until}}` in a sentence. */
export function useUnlockText(failure: unknown): string {
  const { t } = useTranslation('editing')
  const unlock = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  return unlock === undefined ? t(($) => $.later) : t(($) => $.from, { until: formatDateTime(unlock, 'cs') })
}

/** That what is typed can be sent after the present lock; undefined unless the account is locked. */
export function useLockedText(): string | undefined {
  const { t } = useTranslation('editing')
  const { state, until } = useEditingLock()
  if (state !== 'locked' || until === undefined) return undefined
  return t(($) => $.locked, { until: formatDateTime(until, 'cs') })
}
