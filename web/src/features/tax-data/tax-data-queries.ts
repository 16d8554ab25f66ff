import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { postForPdf } from '#web/shared/api/plain-calls.ts'
import type { CertificatePreview, SavedProfile, TaxDataRequest } from '#web/shared/api/wire.ts'

/** For the next certificate. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function saveTaxData(api: Api, request: TaxDataRequest, key: string): Promise<SavedProfile> {
  const result = await api.POST('/taxData', { params: { header: { 'Idempotency-Key': key } }, body: request })
  return responseOf(result)
}

/** The preview of a year's certificate with these data; saves nothing. Throws `ApiFailure`. */
export function previewCertificate(api: Api, request: CertificatePreview, signal?: AbortSignal): Promise<Blob> {
  return postForPdf(api, '/taxData/preview', request, signal)
}
