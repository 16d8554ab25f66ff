import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { type OnProgress, oneFileCall } from '../../shared/api/upload.ts'
import type { FormFileMeta, FormFiles, Renewal, RenewalRequest, RenewalSent } from '../../shared/api/wire.ts'

/**
 * One file with its purpose: the call takes one item, because files are uploaded one at a time
 * (rule 15.3).
 */
export type RenewalFile = { file: File; meta: FormFileMeta }

/**
 * The questions and the uploaded files; after sending, the sent answers. Throws `ApiFailure`
 * (`renewal-not-open`).
 */
export async function getRenewal(api: Api): Promise<Renewal> {
  return responseOf(await api.GET('/renewal'))
}

export const renewalKey = ['renewal']

export function renewalQuery(api: Api) {
  return queryOptions({ queryKey: renewalKey, queryFn: () => getRenewal(api) })
}

/**
 * Adds one file and returns the present list of files. `key` names the intent: repeated after a
 * lost answer, it counts once (rules 18.10, 18.13). Throws `ApiFailure`.
 */
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

/**
 * Sends the renewal, once and finally. `key` names the sending: a reload after a lost answer sends
 * the same one. Throws `ApiFailure`.
 */
export async function submitRenewal(api: Api, request: RenewalRequest, key: string): Promise<RenewalSent> {
  return responseOf(await api.POST('/renewal', { body: request, params: { header: { 'Idempotency-Key': key } } }))
}
