import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { postForPdf } from '#web/shared/api/plain-calls.ts'
import type { DonorDocument } from '#web/shared/api/wire.ts'

/** The donor's documents, newest first, including the replaced ones. Throws `ApiFailure`. */
export async function getDocuments(api: Api): Promise<DonorDocument[]> {
  return responseOf(await api.GET('/documents'))
}

/** A document as PDF. Throws `ApiFailure`. */
export function downloadDocument(api: Api, documentId: string): Promise<Blob> {
  return postForPdf(api, `/documents/${encodeURIComponent(documentId)}/file`)
}

/** Returns the new one. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function reissueDocument(api: Api, documentId: string, key: string): Promise<DonorDocument> {
  const result = await api.POST('/documents/{documentId}/reissue', {
    params: { path: { documentId }, header: { 'Idempotency-Key': key } },
  })
  return responseOf(result)
}

export function documentsQuery(api: Api) {
  return queryOptions({ queryKey: ['documents'], queryFn: () => getDocuments(api) })
}
