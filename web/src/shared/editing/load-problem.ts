import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../api/failure-problem.ts'

/** Why a recipient's page could not be loaded, for every failure of the provider or the network. */
export function useLoadProblem(failure: unknown): string {
  const { t } = useTranslation('editing')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  return t(($) => $.loadProblem[problemKey(failure)], { wait })
}
