import { readResponse } from '../http/answer-body.ts'

/** A call without an answer fails the scenario. */
const PATIENCE_MS = 60_000

/** The caller: the result of a sign-in, or a visitor. */
export type CallerIdentity = { token: string | undefined; personId: string }

/** The envelope as received, with the HTTP status; a PDF counts as a success, with only its type. */
export type ScenarioAnswer = {
  status: number
  error_code: number
  error?: string
  fields?: Record<string, string>
  lockedUntil?: string
  /** With `changed-elsewhere`: the record as it is stored. */
  current?: unknown
  response?: unknown
  Data?: unknown
  mediaType?: 'application/pdf'
}

/** `key` is the Idempotency-Key, `accessKey` the Access-Key. Headers given here replace those that the portal sends. */
export type CallOptions = {
  key?: string
  accessKey?: string
  headers?: Record<string, string>
  query?: Record<string, string>
}

/** A file to upload, or only its `meta`; `meta` is sent unchanged. */
export type ScenarioUpload = { meta?: string; name?: string; type?: string; bytes?: Uint8Array<ArrayBuffer> | string }

/** A client that calls the provider in one world as the portal does. Network failures are thrown as `fetch` throws them. */
export class ScenarioCaller {
  readonly person: CallerIdentity
  /** `Retry-After` of the last answer, in seconds. */
  retryAfter: number | undefined
  readonly #api: string
  readonly #world: string

  constructor(api: string, world: string, person: CallerIdentity) {
    this.#api = api
    this.#world = world
    this.person = person
  }

  /** The same caller with another token or uid. */
  as(person: Partial<CallerIdentity>): ScenarioCaller {
    return new ScenarioCaller(this.#api, this.#world, { ...this.person, ...person })
  }

  get(path: string, options: CallOptions = {}): Promise<ScenarioAnswer> {
    return this.#send('GET', path, options)
  }

  delete(path: string, options: CallOptions = {}): Promise<ScenarioAnswer> {
    return this.#send('DELETE', path, options)
  }

  /** Sends JSON, a text unchanged, or no body at all. */
  post(path: string, body: object | string | null, options: CallOptions = {}): Promise<ScenarioAnswer> {
    if (body === null) return this.#send('POST', path, options)
    const headers = { 'content-type': 'application/json', ...options.headers }
    return this.#send('POST', path, { ...options, headers }, typeof body === 'string' ? body : JSON.stringify(body))
  }

  /** Sends `meta[i]` and `File[i]` of each upload; a document unless `meta` says otherwise. */
  upload(files: readonly ScenarioUpload[], options: CallOptions & { path?: string } = {}): Promise<ScenarioAnswer> {
    const form = new FormData()
    for (const [index, { meta = '{"category":"document"}', name, type, bytes }] of files.entries()) {
      form.append(`meta[${index}]`, meta)
      if (bytes !== undefined)
        form.append(`File[${index}]`, new Blob([bytes], type === undefined ? {} : { type }), name)
    }
    return this.#send('POST', options.path ?? '/upload', options, form)
  }

  async #send(
    method: string,
    path: string,
    { key, accessKey, headers, query }: CallOptions,
    body?: BodyInit,
  ): Promise<ScenarioAnswer> {
    const { token, personId } = this.person
    const search = new URLSearchParams({ ...(method !== 'POST' && { uid: personId }), ...query })
    const response = await fetch(`${this.#api}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method,
      headers: {
        'x-world': this.#world,
        accept: 'application/json',
        lang: 'cs',
        uid: personId,
        ...(token !== undefined && { authorization: token }),
        ...(accessKey !== undefined && { 'access-key': accessKey }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/)
    if (mediaType === 'application/pdf') return readPdf(response)
    const text = (await readResponse(response)).toString()
    if (mediaType === 'application/problem+json') throw new Error(`Off the contract: ${text}`)
    const retryAfter = response.headers.get('retry-after')
    this.retryAfter = retryAfter === null ? undefined : Number(retryAfter)
    return { ...(JSON.parse(text) as Omit<ScenarioAnswer, 'status'>), status: response.status }
  }
}

/** Fails the test unless the body is complete and a PDF by its bytes. */
async function readPdf(response: Response): Promise<ScenarioAnswer> {
  const bytes = (await readResponse(response)).toString('latin1')
  if (!/^%PDF-[\s\S]*%%EOF\s*$/.test(bytes)) throw new Error('Off the contract: not a PDF')
  return { status: response.status, error_code: response.status, mediaType: 'application/pdf' }
}
