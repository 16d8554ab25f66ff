import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { type OnProgress, oneFileCall } from '#web/shared/api/upload.ts'
import type { SavedProfile } from '#web/shared/api/wire.ts'

/** Returns the updated profile. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function saveAvatar(
  api: Api,
  file: File,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<SavedProfile> {
  return responseOf(
    await api.POST('/avatar', oneFileCall(api, { category: 'avatar', file }, { key, onProgress, signal })),
  )
}

/** Removes the profile photo; the drawn picture shows again. Throws `ApiFailure`. */
export async function deleteAvatar(api: Api): Promise<SavedProfile> {
  return responseOf(await api.DELETE('/avatar'))
}
