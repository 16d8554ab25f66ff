import { responseOf } from './answer.ts'
import type { Api } from './client.ts'
import type { Send } from './exchange.ts'
import type { UploadCategory } from './wire.ts'

/** One file of a list to upload: sent as `meta[i]` (JSON with the category) and `File[i]` (rule 16.3). */
export type UploadItem = { category: UploadCategory; file: File }

/** Share of the body that has been sent, 0 to 1. */
export type OnProgress = (share: number) => void

/** A large photo on a slow line takes minutes. */
const UPLOAD_TIME_LIMIT = 5 * 60_000

type UploadPart = Record<string, unknown> & { file: File }
export type UploadTransport = { onProgress?: OnProgress | undefined; signal?: AbortSignal | undefined }
type OneFileWay = UploadTransport & { key: string }
export type UploadOptions = UploadTransport & { idempotencyKey?: string }

/** Uploads a list in one call. Returns the stored files as Key and Value (label). Throws `ApiFailure`. */
export async function uploadFiles(api: Api, items: readonly UploadItem[], options: UploadOptions = {}) {
  const { idempotencyKey, ...way } = options
  const result = await api.POST('/upload', {
    ...multipartCall(api, items, way),
    ...(idempotencyKey && { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
  })
  return responseOf(result).files
}

/** Uploads one file with its metadata, under the key of its intent (rule 18.10), by an operation of its own. */
export function oneFileCall(api: Api, item: UploadPart, { key, ...way }: OneFileWay) {
  return { ...multipartCall(api, [item], way), params: { header: { 'Idempotency-Key': key } } }
}

/** The call options besides the key: the multipart body, the progress and the abort signal. */
function multipartCall(api: Api, items: readonly UploadPart[], { onProgress, signal }: UploadTransport) {
  const form = multipartOf(items)
  const send = onProgress && xhrSend(form, onProgress)
  return {
    body: {},
    bodySerializer: () => form,
    fetch: api.transport({ timeLimit: UPLOAD_TIME_LIMIT, ...(send && { send }) }),
    ...(signal && { signal }),
  }
}

/** With the metadata of each file as JSON; an error of the provider names the part by the same index (`File[1]`). */
export function multipartOf(items: readonly UploadPart[]): FormData {
  const form = new FormData()
  for (const [index, { file, ...meta }] of items.entries()) {
    form.append(`meta[${index}]`, JSON.stringify(meta))
    form.append(`File[${index}]`, file, file.name)
  }
  return form
}

/** Sends `form` by XMLHttpRequest, because `fetch` does not report the progress of an upload. Rejects as `fetch` does. */
export function xhrSend(form: FormData, onProgress: OnProgress): Send {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'arraybuffer'
      // The browser writes the Content-Type, because only it knows the boundary between the parts.
      for (const [name, value] of request.headers) if (name !== 'content-type') xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      xhr.onload = () =>
        resolve(new Response(xhr.response as ArrayBuffer, { status: xhr.status, headers: headersOf(xhr) }))
      xhr.onerror = () => reject(new TypeError('Failed to upload'))
      xhr.onabort = () => reject(request.signal.reason)
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(form)
    })
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
