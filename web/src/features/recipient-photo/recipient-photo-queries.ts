import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { type OnProgress, oneFileCall } from '#web/shared/api/upload.ts'
import type {
  PhotoRemovalRequest,
  RecipientPhotoMeta,
  RecipientPhotoRequest,
  RecipientPhotos,
  RecipientPhotosSaved,
} from '#web/shared/api/wire.ts'
import { WITH_PICTURES } from '#web/shared/pictures/renew-pictures.ts'

export type NewPhoto = { file: File; meta: RecipientPhotoMeta }

/** The family's photos, newest first. Throws `ApiFailure`, as all below. */
export async function getRecipientPhotos(api: Api): Promise<RecipientPhotos> {
  return responseOf(await api.GET('/recipientPhotos'))
}

/** Adds one photo. `key` names the intent: repeated, it counts once (rule 18.10). */
export async function addRecipientPhoto(
  api: Api,
  { file, meta }: NewPhoto,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<RecipientPhotosSaved> {
  return responseOf(
    await api.POST('/recipientPhotos', oneFileCall(api, { ...meta, file }, { key, onProgress, signal })),
  )
}

/** Saves the month, the year and the description. */
export async function saveRecipientPhoto(
  api: Api,
  photoId: string,
  request: RecipientPhotoRequest,
  key: string,
): Promise<RecipientPhotosSaved> {
  const result = await api.POST('/recipientPhotos/{photoId}', {
    params: { path: { photoId }, header: { 'Idempotency-Key': key } },
    body: request,
  })
  return responseOf(result)
}

/** The avatar and the first photo that donors see; may be repeated without a key. */
export async function choosePrimaryPhoto(api: Api, photoId: string): Promise<RecipientPhotosSaved> {
  return responseOf(await api.POST('/recipientPhotos/{photoId}/primary', { params: { path: { photoId } } }))
}

/** The photo stays in the list until the foundation removes it. */
export async function requestPhotoRemoval(
  api: Api,
  photoId: string,
  request: PhotoRemovalRequest,
  key: string,
): Promise<RecipientPhotosSaved> {
  const result = await api.POST('/recipientPhotos/{photoId}/removal', {
    params: { path: { photoId }, header: { 'Idempotency-Key': key } },
    body: request,
  })
  return responseOf(result)
}

export function recipientPhotosQuery(api: Api) {
  return queryOptions({ queryKey: ['recipient-photos'], queryFn: () => getRecipientPhotos(api), meta: WITH_PICTURES })
}
