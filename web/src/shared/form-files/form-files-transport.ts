import { ApiFailure } from '../api/envelope.ts'
import type { OnProgress } from '../api/upload.ts'
import type { FormFileMeta, FormFiles } from '../api/wire.ts'
import { replacedBy, type UploadNotes, withoutReceived } from '../uploads/interrupted-uploads.ts'
import { preparedFile } from '../uploads/prepared-file.ts'
import { createUploadRunner } from '../uploads/upload-runner.ts'
import {
  afterEvent,
  EXTENSIONS,
  eventOf,
  type FormFileCategory,
  type FormFileRefusal,
  type FormFileRow,
  type FormFilesEvent,
  type FormFilesQueue,
  type FormFilesStop,
  fitOf,
  stopOf,
} from './form-files-queue.ts'

export type FormFilesPorts = {
  category: FormFileCategory
  upload: (
    item: { file: File; meta: FormFileMeta },
    key: string,
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => Promise<FormFiles>
  remove: (fileId: string) => Promise<FormFiles>
  /** A file of the category has been uploaded. */
  onUploaded: (purpose: string) => void
}
/** The day of issue as it is selected now: null if it is needed and missing or wrong, undefined if the category needs none. */
export type DayNow = () => string | null | undefined
export type FormFilesTransport = ReturnType<typeof createFormFilesTransport>

/** The uploads of one form. It outlives the page's components, so that nothing is lost when a step or a page changes. */
export function createFormFilesTransport(files: FormFiles, given: FormFilesPorts, notes: UploadNotes) {
  let ports = given
  let lastKnown = JSON.stringify(files)
  /** Files are validated one after another, in the order in which they were chosen. */
  let looking = Promise.resolve()

  const runner = createUploadRunner<FormFilesQueue, FormFilesEvent, string, FormFileRefusal, FormFilesStop>({
    notes,
    empty: {
      files,
      rows: withoutReceived(notes.interrupted, files.files),
      removing: [],
      dateRefused: undefined,
      notRemoved: undefined,
    },
    dropped: (queue) => ({ ...queue, rows: [], removing: [], dateRefused: undefined, notRemoved: undefined }),
    afterEvent,
    eventOf,
    async send({ id, category: purpose, issuedOn }, { file, intent, onProgress, signal }) {
      const meta = { category: ports.category, purpose, ...(issuedOn !== undefined && { issuedOn }) }
      const saved = await intent.send(meta, (key) => ports.upload({ file, meta }, key, onProgress, signal))
      return { event: { kind: 'uploaded', id, files: saved }, notify: () => ports.onUploaded(purpose) }
    },
  })

  async function look(purpose: string, chosen: File, dayNow: DayNow): Promise<void> {
    const again = runner.read().rows.find((row) => row.state === 'failed' && isSame(row, purpose, chosen))
    // The failed upload may have arrived: if the file is chosen again, it is sent under the same key.
    if (again) return runner.dispatch({ kind: 'resumed' })
    const { file, why } = await preparedFile(chosen, EXTENSIONS[ports.category])
    const rows = runner.read().rows.filter(({ category }) => category === purpose)
    const replaced = replacedBy(rows, file)
    if (replaced) runner.apply({ kind: 'removed', id: replaced.id })
    const refusal = why ?? fitOf(runner.read(), file.size)
    const id = runner.addFile(file)
    originals.set(id, chosen)
    const row = { id, name: file.name, size: file.size, mediaType: file.type, category: purpose }
    const day = dayNow()
    if (refusal) runner.dispatch({ kind: 'added', files: [{ ...row, state: 'refused', why: refusal }] })
    else if (day === null) runner.apply({ kind: 'added', files: [{ ...row, state: 'chosen' }] })
    else runner.dispatch({ kind: 'added', files: [{ ...row, issuedOn: day, state: 'waiting' }] })
  }

  const originals = new Map<string, File>()

  function isSame({ id, category }: FormFileRow, purpose: string, { name, size, lastModified }: File): boolean {
    const own = originals.get(id)
    return category === purpose && own?.name === name && own.size === size && own.lastModified === lastModified
  }

  async function remove(fileId: string): Promise<void> {
    if (runner.read().removing.includes(fileId)) return
    runner.apply({ kind: 'removal', fileId })
    try {
      runner.apply({ kind: 'taken', fileId, files: await ports.remove(fileId) })
    } catch (failure) {
      // Removed before, by a request whose response was lost.
      const isGone = failure instanceof ApiFailure && failure.error === 'file-not-found'
      runner.apply(isGone ? { kind: 'taken', fileId } : { kind: 'left', fileId, why: stopOf(failure) })
    }
  }

  return {
    read: runner.read,
    subscribe: runner.subscribe,
    /** Takes over the files that the page knows, if they are newer. */
    know(known: FormFiles) {
      const text = JSON.stringify(known)
      if (text === lastKnown) return
      lastKnown = text
      runner.apply({ kind: 'known', files: known })
    },
    use(next: FormFilesPorts) {
      ports = next
    },
    add(purpose: string, chosen: readonly File[], dayNow: DayNow) {
      for (const file of chosen) looking = looking.then(() => look(purpose, file, dayNow))
      return looking
    },
    /** Sends the files of the category that wait for their day of issue. */
    date: (category: string, issuedOn: string) => runner.dispatch({ kind: 'dated', category, issuedOn }),
    dateChanged: () => runner.apply({ kind: 'dateChanged' }),
    /** Removes a file or a row, or cancels an upload. */
    removeRow: (id: string) => runner.dispatch({ kind: 'removed', id }),
    remove,
    cancel: (id: string) => runner.cancel(id, { kind: 'cancelled', id }),
    resume: () => runner.dispatch({ kind: 'resumed' }),
    stop: runner.stop,
    drop: runner.drop,
  }
}
