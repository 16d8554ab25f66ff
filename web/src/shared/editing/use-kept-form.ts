import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDrafts } from '../drafts/drafts-context.tsx'
import { fillLate } from '../forms/fill-late.ts'
import { useFormChanges } from '../forms/form-changes.ts'
import type { Fields } from '../forms/form-draft.ts'
import { useSession } from '../session/session-context.tsx'

/** How many parts of a form may depend on one another. */
const MOST_PARTS = 4

export type KeptForm = {
  /** For the form; it must be on the page from the first render of the component on. */
  element: RefObject<HTMLFormElement | null>
  /** Whether leaving would lose anything, for `UnsavedChanges`. */
  areThere: () => boolean
  /** What was left unfinished before is in the form again. */
  isRestored: boolean
  /** Instant (ISO) when the draft was last kept on this device; undefined while there is none. */
  keptAt: string | undefined
  /** Instant (ISO) when all of it was saved; undefined once something has changed. */
  savedAt: string | undefined
  /** To be called at each change of the form. */
  follow: () => void
  /** The fields that were changed, as they were when the form was opened or last saved. */
  before: () => Fields
  /** What the form holds now, to be handed to `saved`. */
  read: () => string | undefined
  /** Saved as it was read when it was sent; what was typed meanwhile is not, and stays a draft. */
  saved: (at: string, sent: string | undefined) => void
  /** Drops the draft and puts the fields back as they were. */
  discard: () => void
}

/**
 * A form with its draft: what was left unfinished comes back to the same person over a reload, a lost network, the session's end
 * and a closed tab, encrypted on the device (rules 18.1, 18.12). The draft arrives a moment after the form; what was typed before it did is
 * newer, and stays. It is filled in as if typed, so what depends on a field hears of it by the field's `onChange`.
 */
export function useKeptForm(name: string): KeptForm {
  const element = useRef<HTMLFormElement>(null)
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  const [draft] = useState(() => drafts.of(person, name))
  const [above] = useState(() => drafts.of(person, name, (mine, theirs) => ({ ...theirs, ...mine })))
  const changes = useFormChanges(element)
  /** Nothing is kept before the draft is here, or while it is being filled in: it would be kept in its own place. */
  const isReady = useRef(false)
  /** What was typed before the draft was here: kept above it by a form that is closed before it came. */
  const early = useRef<Fields>(undefined)
  const [isRestored, setRestored] = useState(false)
  const [keptAt, setKeptAt] = useState<string>()
  const [savedAt, setSavedAt] = useState<string>()

  // After the changes have noted the form as it is saved.
  useEffect(() => {
    let isGone = false
    async function restore() {
      const kept = await draft.read()
      const form = element.current
      if (isGone || !form) return
      const typed = changes.read()
      const wasTyped = changes.areThere()
      if (kept) await fillParts(form, kept.fields)
      if (isGone) return
      isReady.current = true
      if (kept && !changes.areThere()) draft.remove()
      if (kept && changes.areThere() && changes.read() !== typed) {
        setRestored(true)
        setKeptAt(kept.at)
      }
      if (wasTyped) draft.keep(changes.changed())
    }
    const stop = draft.onKept(setKeptAt)
    void restore()
    return () => {
      isGone = true
      if (!isReady.current && early.current) above.keep(early.current)
      isReady.current = false
      stop()
      drafts.flush()
    }
  }, [draft, above, drafts, changes])

  return {
    element,
    areThere: changes.areThere,
    isRestored,
    keptAt,
    savedAt,
    follow() {
      if (!isReady.current) {
        early.current = changes.areThere() ? changes.changed() : undefined
        return
      }
      if (changes.areThere()) {
        draft.keep(changes.changed())
        setSavedAt(undefined)
      } else {
        draft.remove()
        setKeptAt(undefined)
      }
    },
    before: changes.before,
    read: changes.read,
    saved(at, sent) {
      changes.settle(sent)
      setRestored(false)
      if (changes.areThere()) return
      draft.remove()
      setKeptAt(undefined)
      setSavedAt(at)
    },
    discard() {
      element.current?.reset()
      draft.remove()
      setRestored(false)
      setKeptAt(undefined)
    },
  }
}

/** A part of the form may come only once another is filled in: what has no place yet is tried again when it may be there. */
async function fillParts(form: HTMLFormElement, fields: Fields): Promise<void> {
  let rest = fields
  for (let part = 0; part < MOST_PARTS && Object.keys(rest).length > 0; part += 1) {
    rest = fillLate(form, rest)
    if (Object.keys(rest).length > 0) await new Promise((resolve) => setTimeout(resolve))
  }
}
