/** Texts stored with the answers (`Notes` of shared/long-form). */
export type TextStorage = {
  get: (name: string) => string | undefined
  set: (name: string, value: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** The name of the note with the categories that come by post or in person. */
export const HANDED_OTHERWISE = 'handed-otherwise'

/** Ids of the categories; empty if the note cannot be read. */
export function readHandedOtherwise(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function markHandedOtherwise(notes: TextStorage, purpose: string, isHanded: boolean): void {
  const others = readHandedOtherwise(notes.get(HANDED_OTHERWISE)).filter((id) => id !== purpose)
  const marked = isHanded ? [...others, purpose] : others
  notes.set(HANDED_OTHERWISE, marked.length > 0 ? JSON.stringify(marked) : undefined)
}
