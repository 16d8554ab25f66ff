import type { Notes } from '../long-form/notes.ts'
import { readTextList } from '../read-json.ts'

/** Texts stored with the answers. */
export type TextStorage = Pick<Notes, 'get' | 'set' | 'subscribe'>

/** The name of the note with the categories that come by post or in person. */
export const HANDED_OTHERWISE = 'handed-otherwise'

export function markHandedOtherwise(notes: TextStorage, purpose: string, isHanded: boolean): void {
  const others = readTextList(notes.get(HANDED_OTHERWISE)).filter((id) => id !== purpose)
  const marked = isHanded ? [...others, purpose] : others
  notes.set(HANDED_OTHERWISE, marked.length > 0 ? JSON.stringify(marked) : undefined)
}
