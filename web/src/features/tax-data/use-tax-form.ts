import { useState } from 'react'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { type ReadTaxData, readTaxData, type TaxFields, validateTaxData } from './tax-data-values.ts'

export function useTaxForm(opening: TaxFields, today: string) {
  const [read, setRead] = useState<ReadTaxData>(() => validateTaxData(opening, today))
  const { element, ...draft } = useDraft('tax-data-draft', { storage: 'tab', onReady: take })

  function take(form: HTMLFormElement) {
    const now = readTaxData(form, today)
    setRead((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }

  return {
    element,
    read,
    follow: () => {
      draft.save()
      if (element.current) take(element.current)
    },
    hasChanges: draft.hasChanges,
    before: draft.before,
    drop: draft.remove,
    /** A snapshot of the form's values, to distinguish them from those typed during the save. */
    snapshot: () => (element.current ? JSON.stringify(readTaxData(element.current, today).fields) : ''),
    /**
     * Saved at `at` (ISO) with the values of the snapshot; returns false if the values have changed
     * since.
     */
    markSaved: (at: string, sent: string): boolean => {
      if (!element.current || JSON.stringify(readTaxData(element.current, today).fields) !== sent) return false
      draft.markSaved(at)
      return true
    },
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
