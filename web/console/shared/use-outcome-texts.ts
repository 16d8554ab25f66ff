import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '../api/world-queries.ts'
import { entryOutcome, lossOf, outcomeCode } from './outcome.ts'

/**
 * The outcome of a call as text: `v pořádku`, `423 vote-locked`, and what happened to a response that a
 * fault took away.
 */
export function useOutcomeTexts() {
  const { t } = useTranslation('console')

  function lossText(entry: JournalEntry): string | undefined {
    const loss = lossOf(entry)
    return loss && t(($) => $.journal.loss[loss.how][loss.what])
  }

  /** `200 zapsáno, odpověď ztracena`; the text alone if there was no result. */
  function outcomeText(entry: JournalEntry): string {
    const code = outcomeCode(entry)
    const loss = lossText(entry)
    if (code === 0) return loss ?? t(($) => $.journal.outcome[entryOutcome(entry)])
    if (entryOutcome(entry) === 'ok') return t(($) => $.journal.outcome.ok)
    if (entry.error === undefined) return [code, loss].filter(Boolean).join(' ')
    return [`${code} ${entry.error}`, loss].filter(Boolean).join(', ')
  }

  return { lossText, outcomeText }
}
