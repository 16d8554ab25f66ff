import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillParts } from '../forms/fill-parts.ts'
import { useFormChanges } from '../forms/form-changes.ts'
import { type Fields, fieldsOf, fill, isAnyTouched } from '../forms/form-draft.ts'
import { useSession } from '../session/session-context.tsx'
import { accountDraft } from './account-draft.ts'
import { useDrafts } from './drafts-context.tsx'
import { tabDraft } from './tab-draft.ts'

type DraftOptions = {
  /**
   * `account`: encrypted on the device, restored after a reload, a closed tab and the session's end (rules 18.1, 18.12). The changed fields alone.
   * `tab`: only as long as this tab is open. All fields.
   */
  storage: 'account' | 'tab'
  /** Called when the draft was read and filled in, if there was any: the form is as the user sees it. */
  onReady?: (form: HTMLFormElement) => void
}

export type FormDraft = {
  /** For the form; it must be on the page from the first render of the component on. */
  element: RefObject<HTMLFormElement | null>
  /** Whether the form differs from when it was opened or last saved, for `UnsavedChanges`. */
  hasChanges: () => boolean
  /** The form holds a draft that was left before. */
  isRestored: boolean
  /** Instant (ISO) when the draft was last stored on this device; undefined while there is none, and in a tab. */
  storedAt: string | undefined
  /** Instant (ISO) when all of the form was saved; undefined once something has changed. */
  savedAt: string | undefined
  /** To be called at each change of the form. */
  save: () => void
  /** The fields that were changed, as they were when the form was opened or last saved. */
  before: () => Fields
  /** What the form holds now, to be handed to `markSaved`. */
  read: () => string | undefined
  /** The form was saved at `at` (ISO) as it was read then, or as it is now. What was typed since stays a draft. */
  markSaved: (at: string, sent?: string) => void
  /** Removes the draft; the fields stay. */
  remove: () => void
  /** Removes the draft and puts the fields back as they were. */
  discard: () => void
}

/**
 * The draft of a form: what was left unfinished is restored for the same person. What was typed before the draft was read is newer, and
 * stays. A draft of the tab is read at once. A draft of the account is read a moment later and filled in as if typed, so that what depends
 * on a field is updated by the field's `onChange`.
 */
export function useDraft(name: string, { storage: place, onReady }: DraftOptions): FormDraft {
  const element = useRef<HTMLFormElement>(null)
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : undefined
  const [storage] = useState(() =>
    place === 'tab' ? tabDraft(person, name) : accountDraft(drafts, person ?? '', name),
  )
  const changes = useFormChanges(element)
  /** Nothing is saved before the draft was read, or while it is filled in: that would replace it. */
  const isReady = useRef(false)
  /** What was typed before the draft was read: added to it if the form is closed before. */
  const early = useRef<Fields>(undefined)
  /** Typed before React started, so no change since then: saved all the same. */
  const wasTouched = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const [storedAt, setStoredAt] = useState<string>()
  const [savedAt, setSavedAt] = useState<string>()
  const [current] = useState(() => () => {
    return place === 'tab' && element.current ? fieldsOf(element.current) : changes.changed()
  })

  const ready = useEffectEvent((form: HTMLFormElement) => onReady?.(form))

  // After the changes have noted the form as it is saved.
  useEffect(() => {
    let isGone = false
    async function restore() {
      const reading = storage.read()
      const stored = reading instanceof Promise ? await reading : reading
      const form = element.current
      if (isGone || !form) return
      const typed = changes.read()
      wasTouched.current = place === 'tab' && isAnyTouched(form)
      const wasTyped = wasTouched.current || changes.hasAny()
      if (stored && place === 'tab') fill(form, stored.fields)
      else if (stored) await fillParts(form, stored.fields)
      if (isGone) return
      isReady.current = true
      if (stored && !changes.hasAny()) storage.remove()
      if (stored && changes.hasAny() && changes.read() !== typed) {
        setRestored(true)
        setStoredAt(stored.at)
      }
      if (wasTyped) storage.save(current())
      ready(form)
    }
    const stop = storage.onSaved(setStoredAt)
    void restore()
    return () => {
      isGone = true
      if (!isReady.current && early.current) storage.add(early.current)
      isReady.current = false
      stop()
      storage.flush()
    }
  }, [storage, place, changes, current])

  function forget() {
    storage.remove()
    setStoredAt(undefined)
  }

  return {
    element,
    hasChanges: changes.hasAny,
    isRestored,
    storedAt,
    savedAt,
    save() {
      const hasAny = wasTouched.current || changes.hasAny()
      if (!isReady.current) early.current = hasAny ? current() : undefined
      else if (hasAny) {
        storage.save(current())
        setSavedAt(undefined)
      } else forget()
    },
    before: changes.before,
    read: changes.read,
    markSaved(at, sent) {
      changes.settle(sent)
      wasTouched.current = false
      setRestored(false)
      if (changes.hasAny()) return
      forget()
      setSavedAt(at)
    },
    remove: forget,
    discard() {
      element.current?.reset()
      forget()
      setRestored(false)
    },
  }
}
