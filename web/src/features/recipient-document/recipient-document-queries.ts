import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { type OnProgress, oneFileCall } from '#web/shared/api/upload.ts'
import type { RecipientDocumentMeta, RecipientDocuments } from '#web/shared/api/wire.ts'

/** Files are uploaded one at a time (rule 15.3). */
export type DocumentToHand = { file: File; meta: RecipientDocumentMeta }

/** The requested, uploaded and valid documents. Throws `ApiFailure`. */
export async function getRecipientDocuments(api: Api): Promise<RecipientDocuments> {
  return responseOf(await api.GET('/recipientDocuments'))
}

export const recipientDocumentsKey = ['recipient-documents']

export function recipientDocumentsQuery(api: Api) {
  return queryOptions({ queryKey: recipientDocumentsKey, queryFn: () => getRecipientDocuments(api) })
}

/** Returns the present documents. `key` makes a repeat count once (rules 18.10, 18.13). Throws `ApiFailure`. */
export async function uploadRecipientDocument(
  api: Api,
  { file, meta }: DocumentToHand,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<RecipientDocuments> {
  return responseOf(
    await api.POST('/recipientDocuments', oneFileCall(api, { ...meta, file }, { key, onProgress, signal })),
  )
}

/** Removes a file that the foundation has not accepted yet. Throws `ApiFailure`. */
export async function removeRecipientDocument(api: Api, documentId: string): Promise<RecipientDocuments> {
  return responseOf(await api.DELETE('/recipientDocuments/{documentId}', { params: { path: { documentId } } }))
}
