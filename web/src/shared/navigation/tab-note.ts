/**
 * What one page tells the next one in this tab: `forgotten-by` the name or e-mail somebody typed before they found that they do
 * not know the password, `password-set` that they have just set a new one. Public pages load anew at each step, so neither
 * memory nor the history state reaches over. Read once and gone.
 */
export type TabNote = 'forgotten-by' | 'password-set'

const keyOf = (note: TabNote) => `note-${note}`

export function leaveTabNote(note: TabNote, text: string): void {
  try {
    sessionStorage.setItem(keyOf(note), text)
  } catch {
    // Without storage the next page does without.
  }
}

export function takeTabNote(note: TabNote): string | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(note))
    sessionStorage.removeItem(keyOf(note))
    return text ?? undefined
  } catch {
    return undefined
  }
}
