import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import type { SessionStore } from '../../shared/session/session-store.ts'
import { createDocumentQueue, type DocumentQueue } from './document-queue.ts'
import { recipientDocumentsKey } from './recipient-document-queries.ts'
import type { UploadQueue } from './upload-queue.ts'

/** As long as the page lives, and of one person: whoever signs in after somebody else begins with nothing. */
const queues = new WeakMap<SessionStore, { personId: string; queue: DocumentQueue }>()

type Actions = 'add' | 'remove' | 'confirm' | 'resume' | 'clear' | 'drop' | 'move' | 'noteDay' | 'dayOf'

/** The files on their way; what is handed over shows in the list of documents at once. */
export function useDocumentQueue(): UploadQueue & Pick<DocumentQueue, Actions> {
  const queue = useOwnQueue()
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  const client = useQueryClient()
  useEffect(
    () =>
      queue.onHanded((documents) => {
        // An older answer on its way must not overwrite this one.
        void client.cancelQueries({ queryKey: recipientDocumentsKey })
        client.setQueryData(recipientDocumentsKey, documents)
      }),
    [queue, client],
  )
  return { ...queue, ...state }
}

function useOwnQueue(): DocumentQueue {
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()
  const { personId } = store.current()
  const known = queues.get(store)
  if (known?.personId === personId) return known.queue
  known?.queue.drop()
  const queue = createDocumentQueue({ api, session: store, refreshProfile })
  queues.set(store, { personId, queue })
  return queue
}
