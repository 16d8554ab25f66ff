import { readFromTab, removeFromTab, saveInTab } from './tab-storage.ts'

/** A note that a page stores before a new token remounts it: what has just been changed. */
export type PersonNote = 'password-changed' | 'email-changed'

export function leavePersonNote(note: PersonNote, personId: string, text: string): void {
  saveInTab(note, { of: personId, text })
}

/** Undefined for another person. */
export function readPersonNote(note: PersonNote, personId: string): string | undefined {
  const stored = readFromTab(note) as { of?: unknown; text?: unknown } | undefined
  return stored?.of === personId && typeof stored.text === 'string' ? stored.text : undefined
}

export function dropPersonNote(note: PersonNote): void {
  removeFromTab(note)
}
