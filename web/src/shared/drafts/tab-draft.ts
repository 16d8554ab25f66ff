import { readSealedFromTab, saveSealedInTab } from '../session/sealed-tab-storage.ts'
import { removeFromTab } from '../session/tab-storage.ts'
import type { DraftStorage, TabDraft } from './draft-storage.ts'
import type { DraftFields } from './draft-types.ts'

/**
 * Encrypted in this tab: saved and read synchronously, ends with the tab and with the logout. A draft of another person (`person` is
 * undefined for a visitor) is removed unread.
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
