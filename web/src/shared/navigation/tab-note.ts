import { readFromTab, removeFromTab, saveInTab } from '../session/tab-storage.ts'

/**
 * What one page tells the next one in this tab: `forgotten-by` the name or e-mail somebody typed before they found that they do
 * not know the password, `password-set` that they have just set a new one. Public pages load anew at each step, so neither
 * memory nor the history state reaches over. Read once and gone.
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
