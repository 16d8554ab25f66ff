import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { multipartOf, type OnProgress, UPLOAD_TIME_LIMIT, xhrSend } from '../../shared/api/upload.ts'
import type { SavedProfile } from '../../shared/api/wire.ts'

/**
 * Saves the profile photo and answers with the profile that bears it. `key` names the intent: sent again, it counts once
 * (W14). Throws `ApiFailure`.
 */
export async function saveAvatar(
  api: Api,
  file: File,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<SavedProfile> {
  const form = multipartOf([{ category: 'avatar', file }])
  const send = onProgress && xhrSend(form, onProgress)
  const result = await api.POST('/avatar', {
    params: { header: { 'Idempotency-Key': key } },
    body: {},
    bodySerializer: () => form,
    fetch: api.transport({ timeLimit: UPLOAD_TIME_LIMIT, ...(send && { send }) }),
    ...(signal && { signal }),
  })
  return responseOf(result)
}

/** Removes the profile photo; the drawn picture shows again. Throws `ApiFailure`. */
export async function deleteAvatar(api: Api): Promise<SavedProfile> {
  return responseOf(await api.DELETE('/avatar'))
}
