import { useTranslation } from 'react-i18next'
import { minutesToWait } from '../../shared/api/failure-problem.ts'

/** How long the provider asks to wait, inside a sentence. */
export function useWait(failure: unknown): string {
  const { t } = useTranslation('mailed-link')
  const minutes = minutesToWait(failure)
  return minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
}
