import { useLayoutEffect, useState } from 'react'
import { readFromTab, removeFromTab, saveInTab } from '../session/tab-storage.ts'

/**
 * `forgotten-by`: the name typed before the forgotten password; `password-set`: a new one was set; `session-ended`: by its
 * time. Public pages reload at each step, so neither memory nor the history state is available.
 */
export type TabNote = 'forgotten-by' | 'password-set' | 'session-ended'

const nameOf = (note: TabNote) => `note-${note}`

export function leaveTabNote(note: TabNote, text: string): void {
  saveInTab(nameOf(note), text)
}

export function takeTabNote(note: TabNote): string | undefined {
  const text = readFromTab(nameOf(note))
  removeFromTab(nameOf(note))
  return typeof text === 'string' ? text : undefined
}

/** The note, as long as the page is shown. A prerendered page does not know it, so it comes before the first paint. */
export function useTabNote(note: TabNote): string | undefined {
  const [text, setText] = useState<string>()
  useLayoutEffect(() => {
    const taken = takeTabNote(note)
    // oxlint-disable-next-line react/set-state-in-effect -- A prerendered page has to be hydrated without it.
    if (taken !== undefined) setText(taken)
  }, [note])
  return text
}
