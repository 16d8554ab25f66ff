import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { postForPdf } from '../../shared/api/plain-calls.ts'
import type { CertificatePreview, SavedProfile, TaxDataRequest } from '../../shared/api/wire.ts'

/** Saves what the next certificate will say. `key` names the intent: sent again, it counts once (rule 18.10). Throws `ApiFailure`. */
export async function saveTaxData(api: Api, request: TaxDataRequest, key: string): Promise<SavedProfile> {
  const result = await api.POST('/taxData', { params: { header: { 'Idempotency-Key': key } }, body: request })
  return responseOf(result)
}

/** The certificate of a year as it would look with these data; nothing is saved. Throws `ApiFailure`. */
export function previewCertificate(api: Api, request: CertificatePreview, signal?: AbortSignal): Promise<Blob> {
  return postForPdf(api, '/taxData/preview', request, signal)
}
