import { useSyncExternalStore } from 'react'
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

function readTabNote(note: TabNote): string | undefined {
  const text = readFromTab(nameOf(note))
  return typeof text === 'string' ? text : undefined
}

export function takeTabNote(note: TabNote): string | undefined {
  const text = readTabNote(note)
  removeFromTab(nameOf(note))
  return text
}

const NEVER = () => () => undefined

/** The note stays, also over a reload, until it is taken. A prerendered page is hydrated without it. */
export function useTabNote(note: TabNote): string | undefined {
  return useSyncExternalStore(
    NEVER,
    () => readTabNote(note),
    () => undefined,
  )
}
