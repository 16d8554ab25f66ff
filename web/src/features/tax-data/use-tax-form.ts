import { useState } from 'react'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { type ReadTaxData, readTaxData, type TaxFields, validate } from './tax-data-values.ts'

/** The form with its draft in this tab, what it holds now, and whether it differs from what is saved. */
export function useTaxForm(opening: TaxFields, today: string) {
  const [read, setRead] = useState<ReadTaxData>(() => validate(opening, today))
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
    /** What the form holds now, to be told apart from what is typed while it is being saved. */
    snapshot: () => (element.current ? JSON.stringify(readTaxData(element.current, today).fields) : ''),
    /** Saved at `at` (ISO) as it was at the snapshot; false when something else has been typed since. */
    markSaved: (at: string, sent: string): boolean => {
      if (!element.current || JSON.stringify(readTaxData(element.current, today).fields) !== sent) return false
      draft.markSaved(at)
      return true
    },
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
