import type { DraftStorage } from './draft-storage.ts'
import type { Drafts } from './drafts.ts'

/** Encrypted on the device until the logout, in all tabs of the person. */
export function accountDraft(drafts: Drafts, person: string, name: string): DraftStorage {
  const { keep: save, read, remove, onKept: onSaved } = drafts.of(person, name)
  const { keep: add } = drafts.of(person, name, (mine, theirs) => ({ ...theirs, ...mine }))
  return { read, save, add, remove, onSaved, flush: drafts.flush }
}
