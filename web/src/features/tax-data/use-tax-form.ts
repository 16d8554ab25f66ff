import { useEffect, useRef, useState } from 'react'
import { useFormChanges } from '../../shared/forms/form-changes.ts'
import { createFormDraft } from '../../shared/forms/form-draft.ts'
import { judge, type ReadTaxData, readTaxData, type TaxFields } from './tax-data-values.ts'

/** The form as it was left in this tab, what it holds now, and whether it differs from what is saved. */
export function useTaxForm(opening: TaxFields, personId: string, today: string) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => createFormDraft('tax-data-draft', personId))
  const [read, setRead] = useState<ReadTaxData>(() => judge(opening, today))
  const changes = useFormChanges(element)

  function follow() {
    if (!element.current) return
    draft.keep(element.current)
    take(element.current)
  }

  function take(form: HTMLFormElement) {
    const now = readTaxData(form, today)
    setRead((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }

  const takeOnce = useRef(take)
  useEffect(() => {
    if (element.current && draft.restore(element.current)) takeOnce.current(element.current)
  }, [draft])

  return {
    element,
    read,
    follow,
    areThereChanges: changes.areThere,
    before: changes.before,
    drop: draft.remove,
    /** What the form holds now, to be told apart from what is typed while it is being saved. */
    snapshot: () => (element.current ? JSON.stringify(readTaxData(element.current, today).fields) : ''),
    /** Saved as it was at the snapshot; false when something else has been typed since. */
    settle: (saved: string): boolean => {
      if (!element.current || JSON.stringify(readTaxData(element.current, today).fields) !== saved) return false
      draft.remove()
      changes.settle()
      return true
    },
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
