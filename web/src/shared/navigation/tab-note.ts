import { readFromTab, removeFromTab, saveInTab } from '../session/tab-storage.ts'

/**
 * What one page passes to the next one in this tab: `forgotten-by` the name or e-mail that the user typed before they went to the
 * forgotten password, `password-set` that they have just set a new one. Public pages reload at each step, so neither memory nor the
 * history state is available. Removed when it is read.
 */
export type TabNote = 'forgotten-by' | 'password-set'

const nameOf = (note: TabNote) => `note-${note}`

export function leaveTabNote(note: TabNote, text: string): void {
  saveInTab(nameOf(note), text)
}

export function takeTabNote(note: TabNote): string | undefined {
  const text = readFromTab(nameOf(note))
  removeFromTab(nameOf(note))
  return typeof text === 'string' ? text : undefined
}
