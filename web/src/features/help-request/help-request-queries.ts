import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { type OnProgress, oneFileCall } from '../../shared/api/upload.ts'
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
} from '../../shared/api/wire.ts'

/** One file with what it is: the call takes one item, for uploads go one at a time (rule 15.3). */
export type FileToAdd = { file: File; meta: FormFileMeta }

/** What is asked and which files are taken, by the disease. Throws `ApiFailure`. */
export async function getHelpRequestForm(api: Api, variant: RequestVariant): Promise<HelpRequestForm> {
  return responseOf(await api.GET('/helpRequestForms/{variant}', { params: { path: { variant } } }))
}

/** Gives the key under which files are added and the request is sent. `key` names the intent: sent again, it starts one (rule 18.10). */
export async function startHelpRequest(api: Api, request: StartRequest, key: string): Promise<HelpRequestStarted> {
  const result = await api.POST('/helpRequests', {
    params: { header: { 'Idempotency-Key': key } },
    body: request,
  })
  return responseOf(result)
}

/** As it was started, or as it was sent when the foundation returned it. Throws `ApiFailure`, whose `error` says why a link opens nothing. */
export async function getHelpRequest(api: Api, requestKey: string): Promise<HelpRequest> {
  return responseOf(await api.GET('/helpRequests/{requestKey}', { params: { path: { requestKey } } }))
}

/** Adds one file and answers with the files as they are then. `key` names the intent (rules 18.10, 18.13). Throws `ApiFailure`. */
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
    await api.POST('/helpRequests/{requestKey}/files', { ...call, params: { ...params, path: { requestKey } } }),
  )
}

/** Takes a file back while the request is not sent. Throws `ApiFailure`. */
export async function removeHelpRequestFile(api: Api, requestKey: string, fileId: string): Promise<FormFiles> {
  return responseOf(
    await api.DELETE('/helpRequests/{requestKey}/files/{fileId}', { params: { path: { requestKey, fileId } } }),
  )
}

/** Sends the request, once. `key` names the intent: sent again after a lost answer, the receipt is the same (rule 18.10). Throws `ApiFailure`. */
export async function submitHelpRequest(
  api: Api,
  requestKey: string,
  request: SubmitRequest,
  key: string,
): Promise<RequestReceipt> {
  const result = await api.POST('/helpRequests/{requestKey}/submission', {
    params: { header: { 'Idempotency-Key': key }, path: { requestKey } },
    body: request,
  })
  return responseOf(result)
}
