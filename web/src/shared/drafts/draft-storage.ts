import { keepSealedInTab, readSealedFromTab } from '../session/sealed-tab-storage.ts'
import { removeFromTab } from '../session/tab-storage.ts'
import type { DraftFields, Drafts, KeptDraft, KeptListener } from './draft-types.ts'

/** Where the draft of one form is stored. Nothing here throws or rejects: where the browser refuses, there is no draft. */
export type DraftStorage = {
  read: () => TabDraft | undefined | Promise<KeptDraft | undefined>
  save: (fields: DraftFields) => void
  /** Saves fields of a form that was closed before its draft was read: the rest of the draft stays. */
  add: (fields: DraftFields) => void
  remove: () => void
  /** Saves at once what still waits. */
  flush: () => void
  /** Calls the listener with the instant (ISO) of each saving. Returns the function that unsubscribes. */
  onSaved: (listener: KeptListener) => () => void
}

type TabDraft = { fields: DraftFields; at?: undefined }

/** Encrypted on the device until the logout, in all tabs of the person. */
export function accountStorage(drafts: Drafts, person: string, name: string): DraftStorage {
  const { keep: save, read, remove, onKept: onSaved } = drafts.of(person, name)
  const { keep: add } = drafts.of(person, name, (mine, theirs) => ({ ...theirs, ...mine }))
  return { read, save, add, remove, onSaved, flush: drafts.flush }
}

/**
 * Sealed in this tab: saved and read at once, gone with the tab and with the logout. A draft of another person (`person` is undefined for
 * a visitor) is removed unread.
 */
export function tabStorage(person: string | undefined, name: string): DraftStorage {
  const save = (fields: DraftFields) => keepSealedInTab(name, person, fields)
  const remove = () => removeFromTab(name)
  return {
    read() {
      const fields = readSealedFromTab(name, person)
      if (typeof fields === 'object' && fields !== null) return { fields: fields as DraftFields }
      remove()
      return undefined
    },
    save,
    add: save,
    remove,
    flush: () => {},
    onSaved: () => () => {},
  }
}
