import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { type OnProgress, oneFileCall } from '#web/shared/api/upload.ts'
import type { FormFileMeta, FormFiles, Renewal, RenewalRequest, RenewalSent } from '#web/shared/api/wire.ts'

/** Files are uploaded one at a time (rule 15.3). */
export type RenewalFile = { file: File; meta: FormFileMeta }

/** After sending, the sent answers. Throws `ApiFailure` (`renewal-not-open`). */
export async function getRenewal(api: Api): Promise<Renewal> {
  return responseOf(await api.GET('/renewal'))
}

export const renewalKey = ['renewal']

export function renewalQuery(api: Api) {
  return queryOptions({ queryKey: renewalKey, queryFn: () => getRenewal(api) })
}

/** Returns the present files. `key` makes a repeat count once (rules 18.10, 18.13). Throws `ApiFailure`. */
export async function uploadRenewalFile(
  api: Api,
  { file, meta }: RenewalFile,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<FormFiles> {
  return responseOf(await api.POST('/renewal/files', oneFileCall(api, { ...meta, file }, { key, onProgress, signal })))
}

/** Removes a file while the renewal is not sent. Throws `ApiFailure`. */
export async function removeRenewalFile(api: Api, fileId: string): Promise<FormFiles> {
  return responseOf(await api.DELETE('/renewal/files/{fileId}', { params: { path: { fileId } } }))
}

/** `key` names the sending: a reload after a lost answer sends the same one. Throws `ApiFailure`. */
export async function submitRenewal(api: Api, request: RenewalRequest, key: string): Promise<RenewalSent> {
  return responseOf(await api.POST('/renewal', { body: request, params: { header: { 'Idempotency-Key': key } } }))
}
