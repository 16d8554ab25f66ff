import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import type { RecipientDocuments } from '../../shared/api/wire.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import type { SessionStore } from '../../shared/session/session-store.ts'
import { uploadNotes } from '../../shared/uploads/interrupted-uploads.ts'
import { createDocumentQueue, type DocumentQueue } from './document-queue.ts'
import { recipientDocumentsKey } from './recipient-document-queries.ts'
import type { QueuedFile, UploadQueue } from './upload-queue.ts'

/** For one person: the next user who signs in starts with an empty one. */
const queues = new WeakMap<SessionStore, { personId: string; queue: DocumentQueue }>()

type Actions = 'add' | 'remove' | 'confirm' | 'resume' | 'clear' | 'drop' | 'move' | 'noteDay' | 'dayOf'

/** The pending uploads; an uploaded file shows in the list of documents at once. */
export function useDocumentQueue(documents: RecipientDocuments): UploadQueue & Pick<DocumentQueue, Actions> {
  const queue = useOwnQueue(documents)
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

function useOwnQueue(documents: RecipientDocuments): DocumentQueue {
  const api = useApi()
  const clock = useServerClock()
  const { store, refreshProfile } = useSessionActions()
  const { personId } = store.current()
  const known = queues.get(store)
  if (known?.personId === personId) return known.queue
  known?.queue.drop()
  const notes = uploadNotes<QueuedFile>({
    name: 'documents',
    personId,
    categoryOf: ({ about }) => about.type,
    now: clock.now,
  })
  const queue = createDocumentQueue({ api, session: store, refreshProfile, notes, documents })
  queues.set(store, { personId, queue })
  return queue
}
