import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure, unreadableAnswer } from '#web/shared/api/envelope.ts'
import { type OnProgress, oneFileCall } from '#web/shared/api/upload.ts'
import type {
  FormFileMeta,
  FormFiles,
  HelpRequest,
  HelpRequestForm,
  HelpRequestStarted,
  RequestReceipt,
  RequestVariant,
  StartRequest,
  SubmitRequest,
} from '#web/shared/api/wire.ts'

/** Files are uploaded one at a time (rule 15.3). */
export type FileToAdd = { file: File; meta: FormFileMeta }

/** The questions and the accepted files, by the disease. Throws `ApiFailure`. */
export async function getHelpRequestForm(api: Api, variant: RequestVariant): Promise<HelpRequestForm> {
  return responseOf(await api.GET('/helpRequestForms/{variant}', { params: { path: { variant } } }))
}

/** The key for adding files and sending. `key` makes a repeat start one request (rule 18.10). */
export async function startHelpRequest(api: Api, request: StartRequest, key: string): Promise<HelpRequestStarted> {
  const result = await api.POST('/helpRequest', {
    params: { header: { 'Idempotency-Key': key } },
    body: request,
  })
  return responseOf(result)
}

/** As it was started or sent. Throws `ApiFailure`, whose `error` says why a link opens nothing. */
export async function getHelpRequest(api: Api, requestKey: string): Promise<HelpRequest> {
  return responseOf(await api.GET('/helpRequest', { params: { header: { 'Access-Key': requestKey } } }))
}

/** Returns the present files. `key` names the intent (rules 18.10, 18.13). Throws `ApiFailure`. */
export async function uploadHelpRequestFile(
  api: Api,
  requestKey: string,
  { file, meta }: FileToAdd,
  key: string,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<FormFiles> {
  const { params, ...call } = oneFileCall(api, { ...meta, file }, { key, onProgress, signal })
  return responseOf(
    await api.POST('/helpRequest/files', {
      ...call,
      params: { header: { ...params.header, 'Access-Key': requestKey } },
    }),
  )
}

/** Removes a file while the request is not sent. Throws `ApiFailure`. */
export async function removeHelpRequestFile(api: Api, requestKey: string, fileId: string): Promise<FormFiles> {
  const params = { path: { fileId }, header: { 'Access-Key': requestKey } }
  return responseOf(await api.DELETE('/helpRequest/files/{fileId}', { params }))
}

/** `key` makes a repeat return the same receipt (rule 18.10). Throws `ApiFailure`. */
export async function submitHelpRequest(
  api: Api,
  requestKey: string,
  request: SubmitRequest,
  key: string,
): Promise<RequestReceipt> {
  const result = await api.POST('/helpRequest/submission', {
    params: { header: { 'Idempotency-Key': key, 'Access-Key': requestKey } },
    body: request,
  })
  const receipt: Partial<RequestReceipt> = responseOf(result)
  // The page forgets what was typed once it has a receipt.
  if (!receipt.receiptNumber) throw new ApiFailure(unreadableAnswer('no receipt'))
  return receipt as RequestReceipt
}

/** Why a key of a request is invalid. A revoked link is unknown. */
export type RequestRefusal = 'unknown' | 'expired' | 'used'

const refusals: Readonly<Record<string, RequestRefusal>> = {
  'request-not-found': 'unknown',
  'request-link-expired': 'expired',
  'request-already-sent': 'used',
}

/** The refusal in a failed call; undefined for any other failure. */
export function requestRefusalOf(failure: unknown): RequestRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}
