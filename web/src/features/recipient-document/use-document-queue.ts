import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { RecipientDocuments } from '#web/shared/api/wire.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { useOwnUploads } from '#web/shared/uploads/own-uploads.ts'
import { createDocumentQueue, type DocumentQueue } from './document-queue.ts'
import { recipientDocumentsKey } from './recipient-document-queries.ts'
import type { UploadQueue } from './upload-queue.ts'

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
