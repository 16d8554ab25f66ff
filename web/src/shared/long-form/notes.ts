/** Small texts stored with the answers: the key of a started request, the categories delivered otherwise, the completed sections. */
import { createListeners } from '../listeners.ts'

export type Notes = {
  get: (name: string) => string | undefined
  set: (name: string, value: string | undefined) => void
  all: () => Readonly<Record<string, string>>
  subscribe: (listener: () => void) => () => void
}

export type NotesStore = Notes & {
  replace: (all: Record<string, string>) => void
}

export function createNotes(): NotesStore {
  let notes: Readonly<Record<string, string>> = {}
  const listeners = createListeners()

  function take(next: Readonly<Record<string, string>>): void {
    notes = next
    listeners.notify()
  }

  return {
    get: (name) => notes[name],
    set(name, value) {
      if (notes[name] === value) return
      const { [name]: _gone, ...rest } = notes
      take(value === undefined ? rest : { ...rest, [name]: value })
    },
    subscribe: listeners.subscribe,
    all: () => notes,
    replace: take,
  }
}
