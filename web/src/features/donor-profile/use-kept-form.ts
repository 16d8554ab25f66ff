import { useEffect, useRef, useState } from 'react'
import { useFormChanges } from '../../shared/forms/form-changes.ts'
import { createFormDraft } from '../../shared/forms/form-draft.ts'
import { OTHER_SOURCE } from './profile-values.ts'

/**
 * The profile's form with its draft: what was left unfinished in this tab comes back to the same person. Tells which parts are asked
 * for, when it was saved and whether leaving would lose anything.
 */
export function useKeptForm(personId: string) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => createFormDraft('donor-profile-draft', personId))
  const changes = useFormChanges(element)
  const [isRestored, setRestored] = useState(false)
  const [isOtherSource, setOtherSource] = useState(false)
  const [savedAt, setSavedAt] = useState<string>()

  // After the changes have noted the form as it is saved.
  useEffect(() => {
    if (!element.current) return
    setRestored(draft.restore(element.current) && changes.areThere())
    setOtherSource(hasOtherSource(element.current))
  }, [draft, changes])

  return {
    element,
    areThere: changes.areThere,
    isRestored,
    isOtherSource,
    savedAt,
    follow() {
      if (!element.current) return
      if (changes.areThere()) {
        draft.keep(element.current)
        setSavedAt(undefined)
      } else draft.remove()
      setOtherSource(hasOtherSource(element.current))
    },
    before: changes.before,
    read: changes.read,
    /** Saved as it was read when it was sent; what was typed meanwhile is not. */
    saved(at: string, sent: string | undefined) {
      changes.settle(sent)
      setRestored(false)
      if (changes.areThere()) return
      draft.remove()
      setSavedAt(at)
    },
    dropDraft: draft.remove,
  }
}

function hasOtherSource(form: HTMLFormElement): boolean {
  const source = form.elements.namedItem('sourceOfAwareness.id')
  return source instanceof HTMLSelectElement && source.value === OTHER_SOURCE
}
