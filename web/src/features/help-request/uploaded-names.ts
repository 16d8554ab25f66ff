import type { FormFiles } from '#web/shared/api/wire.ts'
import type { Notes } from '#web/shared/long-form/use-answers-draft.ts'
import { readTextList } from '#web/shared/read-json.ts'

const THERE = 'uploaded'
const LOST = 'to-add-again'

/** They are listed after the request's key has expired. */
export function noteUploaded(notes: Notes, { files }: FormFiles): void {
  const names = files.map(({ name }) => name)
  write(notes, THERE, names)
  write(
    notes,
    LOST,
    lostNames(notes).filter((name) => !names.includes(name)),
  )
}

/** The request expired with its files: they have to be added again. */
export function noteLost(notes: Notes): void {
  write(notes, LOST, [...new Set([...lostNames(notes), ...read(notes, THERE)])])
  write(notes, THERE, [])
}

export const lostNames = (notes: Notes): readonly string[] => read(notes, LOST)

/** The person has read the notice. */
export function dismissLost(notes: Notes): void {
  write(notes, LOST, [])
}

function write(notes: Notes, note: string, names: readonly string[]): void {
  notes.set(note, names.length === 0 ? undefined : JSON.stringify(names))
}

const read = (notes: Notes, note: string): readonly string[] => readTextList(notes.get(note))
