import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { postForPdf } from '../../shared/api/plain-calls.ts'
import type { CertificatePreview, SavedProfile, TaxDataRequest } from '../../shared/api/wire.ts'

/** For the next certificate. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function saveTaxData(api: Api, request: TaxDataRequest, key: string): Promise<SavedProfile> {
  const result = await api.POST('/taxData', { params: { header: { 'Idempotency-Key': key } }, body: request })
  return responseOf(result)
}

/** The preview of a year's certificate with these data; saves nothing. Throws `ApiFailure`. */
export function previewCertificate(api: Api, request: CertificatePreview, signal?: AbortSignal): Promise<Blob> {
  return postForPdf(api, '/taxData/preview', request, signal)
}
