import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { type OnProgress, oneFileCall } from '../../shared/api/upload.ts'
import type { RecipientDocumentMeta, RecipientDocuments } from '../../shared/api/wire.ts'

/** One paper with what it is: the call takes one item, for uploads go one at a time (rule 15.3). */
export type DocumentToHand = { file: File; meta: RecipientDocumentMeta }

/** What is asked for, handed over and valid. Throws `ApiFailure`. */
export async function getRecipientDocuments(api: Api): Promise<RecipientDocuments> {
  return responseOf(await api.GET('/recipientDocuments'))
}

export const recipientDocumentsKey = ['recipient-documents']

export function recipientDocumentsQuery(api: Api) {
  return queryOptions({ queryKey: recipientDocumentsKey, queryFn: () => getRecipientDocuments(api) })
}

/**
 * Hands one paper over and answers with the documents as they are then. `key` names the intent: sent again after a lost answer, it
 * counts once (rules 18.10, 18.13). Throws `ApiFailure`.
 */
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

/** Takes a paper back that the foundation has not accepted yet. Throws `ApiFailure`. */
export async function removeRecipientDocument(api: Api, documentId: string): Promise<RecipientDocuments> {
  return responseOf(await api.DELETE('/recipientDocuments/{documentId}', { params: { path: { documentId } } }))
}
