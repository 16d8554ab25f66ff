import { readFromTab, removeFromTab, saveInTab } from '../session/tab-storage.ts'

/**
 * `forgotten-by`: the name typed before the forgotten password; `password-set`: a new one was set. Public pages
 * reload at each step, so neither memory nor the history state is available.
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
