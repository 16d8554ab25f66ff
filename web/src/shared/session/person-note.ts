import { readFromTab, removeFromTab, saveInTab } from './tab-storage.ts'

/** A note that a page stores before a new token remounts it: what has just been changed. */
export type PersonNote = 'password-changed' | 'email-changed'

export function leavePersonNote(note: PersonNote, personId: string, text: string): void {
  saveInTab(note, { of: personId, text })
}

/** Undefined for another person. */
export function readPersonNote(note: PersonNote, personId: string): string | undefined {
  const kept = readFromTab(note) as { of?: unknown; text?: unknown } | undefined
  return kept?.of === personId && typeof kept.text === 'string' ? kept.text : undefined
}

export function dropPersonNote(note: PersonNote): void {
  removeFromTab(note)
}
