import type { components } from '#generated/sandbox.d.ts'
import { callAddress, textOfBody } from './journal-call.ts'

type Schemas = components['schemas']
type JournalCall = Schemas['JournalCall']

/** Unknown, as the specification wants it. */
const UNKNOWN = -1

/** The calls among the entries as an HTTP Archive 1.2, the oldest first. Members with an underscore are our own, as it allows. */
export function harOf(world: string, origin: string, entries: readonly Schemas['JournalEntry'][]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Sandbox console', version: '1' },
      comment: `World ${world}. Secrets and personal data are masked.`,
      entries: entries.flatMap((entry) => (entry.call ? [entryOf(world, origin, entry, entry.call)] : [])),
    },
  }
}

function entryOf(world: string, origin: string, entry: Schemas['JournalEntry'], call: JournalCall) {
  const { id, at, operationId, httpStatus, errorCode, error, rule, fault } = entry
  const { durationMs, realAt, personId } = call
  return {
    startedDateTime: new Date(Date.parse(realAt) - durationMs).toISOString(),
    time: durationMs,
    request: requestOf(origin + callAddress(world, call), call),
    response: responseOf(id, httpStatus, call),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: rule,
    _worldTime: at,
    _operationId: operationId,
    _errorCode: errorCode,
    ...(error !== undefined && { _error: error }),
    ...(fault !== undefined && { _fault: fault }),
    ...(personId !== undefined && { _personId: personId }),
  }
}

function requestOf(url: string, { method, query, headers, request, parts }: JournalCall) {
  const text = textOfBody(request)
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
    ...(text !== undefined && { postData: { mimeType: headers['content-type'] ?? 'application/json', text } }),
    ...(parts && {
      postData: {
        mimeType: 'multipart/form-data',
        params: parts.map(({ name, fileName, mediaType }) => ({ name, fileName, contentType: mediaType })),
      },
    }),
    headersSize: UNKNOWN,
    bodySize: sizeOf(request, parts ? UNKNOWN : 0),
  }
}

function responseOf(id: string, status: number, { response }: JournalCall) {
  const text = textOfBody(response)
  const mimeType = 'application/json'
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      { name: 'x-request-id', value: id },
      ...(text === undefined ? [] : [{ name: 'content-type', value: mimeType }]),
    ],
    content: {
      size: sizeOf(response, 0),
      mimeType: text === undefined ? 'x-unknown' : mimeType,
      ...(text && { text }),
    },
    redirectURL: '',
    headersSize: UNKNOWN,
    bodySize: sizeOf(response, status === 0 ? 0 : UNKNOWN),
  }
}

const sizeOf = (body: Schemas['JournalBody'] | undefined, otherwise: number): number => body?.size ?? otherwise
