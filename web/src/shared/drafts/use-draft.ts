import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillParts } from '../forms/fill-parts.ts'
import { useFormChanges } from '../forms/form-changes.ts'
import { type Fields, fieldsOf, fill, isAnyTouched, reset } from '../forms/form-draft.ts'
import { useSession } from '../session/session-context.tsx'
import { accountDraft } from './account-draft.ts'
import { type RecordValues, readTyped, withPresentNames } from './draft-base.ts'
import { useDrafts } from './drafts-context.tsx'
import type { CarriedForm } from './form-round.ts'
import { tabDraft } from './tab-draft.ts'
import { type Conflicts, useConflicts } from './use-conflicts.ts'

type DraftOptions = {
  /**
   * `account`: the changed fields, encrypted on the device (rules 18.1, 18.12). `tab`: all fields, as long as this
   * tab is open.
   */
  storage: 'account' | 'tab'
  /** For a form of a record that another device can change: only changed values are stored, with their bases. */
  record?: { values: RecordValues; carried: CarriedForm | undefined }
  /** Called when the draft was read and filled in, or there was none: the form is as the user sees it. */
  onReady?: (form: HTMLFormElement) => void
}

export type FormDraft = {
  /** Ref of the form, which must be mounted from the first render of the component on. */
  element: RefObject<HTMLFormElement | null>
  /** Whether the form differs from when it was opened or last saved, for `UnsavedChanges`. */
  hasChanges: () => boolean
  /** An unfinished draft was restored into the form. */
  isRestored: boolean
  /** Instant (ISO) when the draft was last stored on this device; undefined while there is none, and in a tab. */
  storedAt: string | undefined
  /** Another tab has another text in the same field: the device keeps only the one that is typed last. */
  isElsewhere: boolean
  /** Instant (ISO) when the complete form was saved; undefined once something has changed. */
  savedAt: string | undefined
  /** Call it at each change of the form. */
  save: () => void
  /** The changed fields, with their values when the form was opened or last saved. */
  before: () => Fields
  /** The changed values with their bases, for the next round of a record's form. */
  typed: () => Fields
  conflicts: Conflicts
  /** The present content of the form, for `markSaved`. */
  read: () => string | undefined
  /** The form was saved at `at` (ISO) with the content `sent`, or with the present one. What was typed since stays a draft. */
  markSaved: (at: string, sent?: string) => void
  /** Removes the draft; the fields stay. */
  remove: () => void
  /** Removes the draft and resets the fields. */
  discard: () => void
}

/**
 * What was typed before the draft was read is newer, and stays. A draft of the account is filled in as if typed, so
 * that everything that depends on a field is updated.
 */
export function useDraft(name: string, { storage: place, record, onReady }: DraftOptions): FormDraft {
  const element = useRef<HTMLFormElement>(null)
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : undefined
  const [storage] = useState(() =>
    place === 'tab' ? tabDraft(person, name) : accountDraft(drafts, person ?? '', name),
  )
  const changes = useFormChanges(element)
  const { typed, begin, end, ...conflicts } = useConflicts(element, changes, record?.values ?? [])
  /** Nothing is saved before the draft was read, or while it is filled in: that would replace it. */
  const isReady = useRef(false)
  /** What was typed before the draft was read: added to it if the form is closed before. */
  const early = useRef<Fields>(undefined)
  /** Typed before React started, so there was no change event since: saved all the same. */
  const wasTouched = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const [storedAt, setStoredAt] = useState<string>()
  const [isElsewhere, setElsewhere] = useState(false)
  const [savedAt, setSavedAt] = useState(record?.carried?.typed ? undefined : record?.carried?.savedAt)
  const [carried] = useState(record?.carried)
  const isRecord = record !== undefined
  const [current] = useState(() => () => {
    if (isRecord) return typed()
    return place === 'tab' && element.current ? fieldsOf(element.current) : changes.changed()
  })

  const ready = useEffectEvent((form: HTMLFormElement) => onReady?.(form))

  // After `changes` has recorded the saved state of the form.
  useEffect(() => {
    let isGone = false
    async function restore() {
      const reading = carried ? carried.typed && { fields: carried.typed, at: undefined } : storage.read()
      const found = reading instanceof Promise ? await reading : reading
      const stored = found && { ...found, fields: withPresentNames(found.fields) }
      const form = element.current
      if (isGone || !form) return
      const before = changes.read()
      wasTouched.current = place === 'tab' && isAnyTouched(form)
      const wasTyped = wasTouched.current || changes.hasAny()
      if (isRecord) begin(stored?.fields ?? {})
      const fields = stored && readTyped(stored.fields).typed
      if (fields && place === 'tab') fill(form, fields)
      else if (fields) await fillParts(form, fields)
      if (isGone) return
      isReady.current = true
      if (stored && !changes.hasAny()) storage.remove()
      if (stored && changes.hasAny() && changes.read() !== before) {
        setRestored(carried === undefined)
        setStoredAt(stored.at)
      }
      if (wasTyped || (carried && changes.hasAny())) storage.save(current())
      ready(form)
    }
    const stop = storage.onSaved((at, isReplacing) => {
      setStoredAt(at)
      setElsewhere((before) => before || isReplacing)
    })
    void restore()
    return () => {
      isGone = true
      if (!isReady.current && early.current) storage.add(early.current)
      isReady.current = false
      stop()
      storage.flush()
    }
  }, [storage, place, changes, current, carried, isRecord, begin])

  function forget() {
    storage.remove()
    setStoredAt(undefined)
    setElsewhere(false)
  }

  function save() {
    const hasAny = wasTouched.current || changes.hasAny()
    if (!isReady.current) early.current = hasAny ? current() : undefined
    else if (hasAny) {
      storage.save(current())
      setSavedAt(undefined)
    } else forget()
  }

  return {
    element,
    hasChanges: changes.hasAny,
    isRestored,
    storedAt,
    isElsewhere,
    savedAt,
    save,
    before: changes.before,
    typed,
    conflicts: {
      ...conflicts,
      choose(conflict, choice) {
        conflicts.choose(conflict, choice)
        save()
      },
    },
    read: changes.read,
    markSaved(at, sent) {
      changes.settle(sent)
      end()
      wasTouched.current = false
      setRestored(false)
      if (changes.hasAny()) return
      forget()
      setSavedAt(at)
    },
    remove: forget,
    discard() {
      if (element.current) reset(element.current)
      forget()
      end()
      setRestored(false)
    },
  }
}
