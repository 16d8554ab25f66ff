import type { DraftStorage } from './draft-storage.ts'
import type { Drafts } from './drafts.ts'

/** Encrypted on the device until the logout, in all tabs of the person. */
export function accountDraft(drafts: Drafts, person: string, name: string): DraftStorage {
  const { save: add } = drafts.of(person, name, (mine, theirs) => ({ ...theirs, ...mine }))
  return { ...drafts.of(person, name), add, flush: drafts.flush }
}
