import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import type { RecipientDocuments } from '#web/shared/api/wire.ts'
import type { BirthDateParts } from '#web/shared/forms/birth-date.ts'
import { createListeners } from '#web/shared/listeners.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import type { FileRefusal } from '#web/shared/uploads/file-refusal.ts'
import { replacedBy, type UploadNotes, withoutReceived } from '#web/shared/uploads/interrupted-uploads.ts'
import { useOwnUploads } from '#web/shared/uploads/own-uploads.ts'
import { preparedFile } from '#web/shared/uploads/prepared-file.ts'
import { createUploadRunner } from '#web/shared/uploads/upload-runner.ts'
import { eventOf } from './handing-problem.ts'
import type { DocumentType } from './issue-date.ts'
import { recipientDocumentsKey, uploadRecipientDocument } from './recipient-document-queries.ts'
import {
  afterEvent,
  emptyQueue,
  type QueuedFile,
  type QueueEvent,
  type UploadQueue,
  type UploadStop,
} from './upload-queue.ts'

type Actions = 'add' | 'remove' | 'confirm' | 'resume' | 'clear' | 'drop' | 'move' | 'noteDay' | 'dayOf'

/** The pending uploads; an uploaded file shows in the list of documents at once. */
export function useDocumentQueue(documents: RecipientDocuments): UploadQueue & Pick<DocumentQueue, Actions> {
  const api = useApi()
  const { refreshProfile } = useSessionActions()
  const queue = useOwnUploads<DocumentQueue>({ name: 'documents' }, (notes) =>
    createDocumentQueue({ api, refreshProfile, notes, documents }),
  )
  useEffect(() => queue.know(documents), [queue, documents])
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  const client = useQueryClient()
  useEffect(
    () =>
      queue.onHanded((documents) => {
        // An older answer in flight must not overwrite this one.
        void client.cancelQueries({ queryKey: recipientDocumentsKey })
        client.setQueryData(recipientDocumentsKey, documents)
      }),
    [queue, client],
  )
  return { ...queue, ...state }
}

type Ports = {
  api: Api
  refreshProfile: () => Promise<unknown>
  notes: UploadNotes
  documents: RecipientDocuments
}

type DocumentQueue = ReturnType<typeof createDocumentQueue>

/** Outlives the page: after a session that expires during an upload the same user finds the list again. */
function createDocumentQueue({ api, refreshProfile, notes, documents }: Ports) {
  const handed = createListeners<[RecipientDocuments]>()
  const days = new Map<DocumentType, BirthDateParts>()

  const interrupted = notes.interrupted as readonly QueuedFile[]
  const runner = createUploadRunner<UploadQueue, QueueEvent, DocumentType, FileRefusal, UploadStop>({
    notes,
    empty: { ...emptyQueue, rows: withoutReceived(interrupted, filesOf(documents)) },
    dropped: () => emptyQueue,
    afterEvent,
    eventOf,
    async send({ id, category: type, issuedOn }, { file, intent, onProgress, signal }) {
      const meta = { category: 'document' as const, documentType: type, ...(issuedOn !== undefined && { issuedOn }) }
      const documents = await intent.send(meta, (key) =>
        uploadRecipientDocument(api, { file, meta }, key, onProgress, signal),
      )
      return { event: { kind: 'handed', id }, notify: () => notifyListeners(documents) }
    },
  })

  function notifyListeners(documents: RecipientDocuments): void {
    handed.notify(documents)
    void refreshProfile()
  }

  function drop(): void {
    days.clear()
    runner.drop()
  }

  async function add(type: DocumentType, files: readonly File[]): Promise<void> {
    const rows = await Promise.all(
      files.map(async (chosen): Promise<QueuedFile> => {
        const { file, why } = await preparedFile(chosen)
        const id = runner.addFile(file)
        const row = { id, name: file.name, size: file.size, mediaType: file.type, category: type }
        return why ? { ...row, state: 'refused', why } : { ...row, state: 'chosen' }
      }),
    )
    for (const row of rows) {
      const ofType = runner.read().rows.filter(({ category }) => category === type)
      const replaced = replacedBy(ofType, row)
      if (replaced) runner.apply({ kind: 'removed', id: replaced.id })
    }
    runner.apply({ kind: 'added', files: rows })
  }

  return {
    read: runner.read,
    subscribe: runner.subscribe,
    /** Called with the present list of documents after each upload. */
    onHanded: handed.subscribe,
    /** Drops the interrupted uploads that the provider has received. */
    know: (known: RecipientDocuments) => runner.apply({ kind: 'listed', files: filesOf(known) }),
    /** A photo above the limit is reduced. An invalid file gets a row with the reason, and is never sent. */
    add,
    remove: (id: string) => runner.dispatch({ kind: 'removed', id }),
    /** Changes the type of the chosen files. */
    move: (from: DocumentType, to: DocumentType) => runner.apply({ kind: 'moved', from, to }),
    /** Submits the chosen files of a type. */
    confirm: (type: DocumentType, issuedOn: string | undefined) =>
      runner.dispatch({ kind: 'confirmed', type, issuedOn }),
    /** Resumes after a stop, on a click; nothing resumes automatically (rule 18.14). */
    resume: () => runner.dispatch({ kind: 'resumed' }),
    clear: (type: DocumentType) => {
      days.delete(type)
      runner.apply({ kind: 'cleared', type })
    },
    /** The date chosen so far, for a user who returns to the form. */
    noteDay: (type: DocumentType, parts: BirthDateParts) => void days.set(type, parts),
    dayOf: (type: DocumentType) => days.get(type),
    stop: runner.stop,
    /** The user leaves the page despite the warning. */
    drop,
  }
}

const filesOf = ({ types }: RecipientDocuments) => types.flatMap(({ files }) => files)
