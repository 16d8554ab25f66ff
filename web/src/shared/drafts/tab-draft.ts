import { readSealedFromTab, saveSealedInTab } from '../session/sealed-tab-storage.ts'
import { removeFromTab } from '../session/tab-storage.ts'
import type { DraftFields, DraftStorage, TabDraft } from './draft-types.ts'

/**
 * Synchronous; ends with the tab and the logout. A draft of another person (undefined: a visitor) is removed
 * unread.
 */
export function tabDraft(person: string | undefined, name: string): DraftStorage<TabDraft | undefined> {
  const save = (fields: DraftFields) => saveSealedInTab(name, person, fields)
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
