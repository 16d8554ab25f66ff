import type { DraftStorage } from './draft-types.ts'
import type { Drafts } from './drafts.ts'
import { isReplacing, mergeTabs } from './merge-tabs.ts'

/** Encrypted on the device until the logout, in all tabs of the person. Each tab stores and removes only what it changed itself. */
export function accountDraft(drafts: Drafts, person: string, name: string): DraftStorage {
  let isElsewhere = false
  const draft = drafts.of(person, name, (mine, theirs, own) => {
    isElsewhere = isReplacing(mine, theirs, own)
    return mergeTabs(mine, theirs, own)
  })
  const { save: add } = drafts.of(person, name, (mine, theirs) => ({ ...theirs, ...mine }))
  return {
    ...draft,
    add,
    remove() {
      draft.save({})
      drafts.flush()
    },
    flush: drafts.flush,
    onSaved: (listener) => draft.onSaved((at) => listener(at, isElsewhere)),
  }
}
