import { readSealedFromTab, saveSealedInTab } from '../session/sealed-tab-storage.ts'
import { removeFromTab } from '../session/tab-storage.ts'

type NamedFile = { readonly name: string /** Bytes. */; readonly size: number }
/** What the tab remembers about an upload that has not finished. It never contains the bytes of the file. */
type UploadNote = NamedFile & {
  readonly id: string
  readonly category: string
  /** When the file was chosen, in epoch milliseconds of the provider's clock. */
  readonly chosenAt: number
}
/** The state of an upload that a reload interrupted. The file has to be chosen again, because its bytes are lost. */
export type Interrupted = { readonly state: 'interrupted'; readonly chosenAt: number }
export type UploadRow = NamedFile & {
  readonly id: string
  readonly category: string
  readonly state: string
  readonly chosenAt?: number
}

/** The notes about the rows that are not finished. A row keeps the time of its first note. */
export function notesOf(rows: readonly UploadRow[], before: readonly UploadNote[], now: number): readonly UploadNote[] {
  return rows
    .filter(({ state }) => state !== 'sent' && state !== 'refused')
    .map((row) => {
      const chosenAt = before.find(({ id }) => id === row.id)?.chosenAt ?? now
      return { id: row.id, name: row.name, size: row.size, category: row.category, chosenAt }
    })
}

/** The rows without the interrupted uploads that the provider has received: same name, same size, uploaded after the choice. */
export function withoutReceived<R extends UploadRow>(
  rows: readonly R[],
  received: readonly (NamedFile & { readonly uploadedAt: string })[],
): readonly R[] {
  return rows.filter(
    ({ chosenAt, ...row }) =>
      chosenAt === undefined ||
      !received.some(
        ({ name, size, uploadedAt }) =>
          size === row.size && name === row.name.normalize('NFC') && Date.parse(uploadedAt) >= chosenAt,
      ),
  )
}

/** The interrupted upload that the chosen file replaces: same name, preferably same size. Photos may be re-encoded. */
export function replacedBy<R extends UploadRow>(rows: readonly R[], file: NamedFile): R | undefined {
  const same = rows.filter(({ name, state }) => state === 'interrupted' && name === file.name)
  return same.find(({ size }) => size === file.size) ?? same[0]
}

type Place = {
  /** Distinguishes the queues of one person. It is the same after a reload. */
  name: string
  personId: string
  /** Epoch milliseconds of the provider's clock; undefined before its first answer. */
  now: () => number | undefined
}
export type UploadNotes = ReturnType<typeof uploadNotes>

/** Notes in this tab about the uploads that are not finished, so that no upload disappears silently after a reload. */
export function uploadNotes({ name, personId, now }: Place) {
  const place = `unfinished-uploads-${name}`
  const stored = (readSealedFromTab(place, personId) ?? []) as readonly UploadNote[]
  // The ids of a queue start from the beginning after a reload.
  let notes: readonly UploadNote[] = stored.map((note, index) => ({ ...note, id: `interrupted-${index + 1}` }))
  return {
    /** The uploads that were not finished before the reload. */
    interrupted: notes.map((note) => ({ ...note, mediaType: '', state: 'interrupted' as const })),
    /** Saves the notes about the current rows, if they have changed. */
    save(rows: readonly UploadRow[]): void {
      const next = notesOf(rows, notes, now() ?? Date.now())
      if (JSON.stringify(next) === JSON.stringify(notes)) return
      notes = next
      if (next.length > 0) saveSealedInTab(place, personId, next)
      else removeFromTab(place)
    },
  }
}
