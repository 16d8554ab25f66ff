import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'

/** Whether the provider may have done it although the call failed. */
export const isOutcomeUnknown = (failure: unknown) => failure instanceof ApiFailure && failure.isOutcomeUnknown

/** Gives a failed write its title: the given one after a refusal, and after an unknown outcome one that does not claim too much. */
export function useFailureTitle(): (failure: unknown, refused: string) => string {
  const { t } = useTranslation('ui')
  return (failure, refused) => (isOutcomeUnknown(failure) ? t(($) => $.saveOutcome.title) : refused)
}
