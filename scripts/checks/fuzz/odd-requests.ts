import type { Method, Operation } from '#mock/kernel/contract/contract.ts'
import { operationObject } from '#mock/testing/example-requests.ts'
import { listen, requestText, sendRaw, type TestApp } from '#mock/testing/test-app.ts'
import type { FuzzAnswer } from './check-answer.ts'

type Headers = Readonly<Record<string, string>>

/** A call as HTTP carries it. */
export interface HttpRequest {
  readonly method: Method
  readonly url: string
  readonly headers: Headers
  readonly payload?: string | Buffer
}

const JSON_TYPE = { 'content-type': 'application/json' }
const PARTS_TYPE = { 'content-type': 'multipart/form-data; boundary=x' }
/** OPTIONS is the preflight of CORS and HEAD has no body, so neither can be checked here. */
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Requests that break HTTP, the media type or a limit, by what is odd; `call` is a right one without a body. */
export function oddRequests(operation: Operation, call: HttpRequest): Readonly<Record<string, HttpRequest>> {
  const send = (payload: string | Buffer, headers: Headers = JSON_TYPE): HttpRequest => ({
    ...call,
    headers: { ...call.headers, ...headers },
    payload,
  })
  const unsupported = METHODS.filter((method) => operationObject({ path: operation.path, method }) === undefined)
  return {
    ...Object.fromEntries(unsupported.map((method) => [`the method ${method}`, { ...call, method }])),
    'a long address': { ...call, url: `${call.url}?unexpected=${'a'.repeat(3_000)}` },
    'an unknown query parameter': { ...call, url: `${call.url}?unexpected=1` },
    'a query parameter given twice': { ...call, url: `${call.url}?uid=a&uid=b` },
    'an address that does not decode': { ...call, url: call.url.replace(/[^/]+$/, '%zz') },
    'no token': { ...call, headers: {} },
    'a token that is none': { ...call, headers: { ...call.headers, authorization: 'x' } },
    'headers that do not fit': {
      ...call,
      headers: { ...call.headers, uid: '\u00ff', lang: 'de', 'idempotency-key': '' },
    },
    'no body': call,
    'an empty body': send(''),
    'half of a JSON text': send('{"'),
    'JSON that is not UTF-8': send(Buffer.from('7b2261223a22ff227d', 'hex')),
    'JSON with __proto__': send('{"__proto__":{}}'),
    'JSON without an object': send('[1]'),
    'an object without properties': send('{}'),
    'text for JSON': send('hello', { 'content-type': 'text/plain' }),
    'a form for JSON': send('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    'a body without a type': send('{}', { 'content-type': '' }),
    'a large JSON text': send(JSON.stringify('a'.repeat(300_000))),
    'no parts': send('--x--\r\n', PARTS_TYPE),
    'parts without a boundary': send('--x--\r\n', { 'content-type': 'multipart/form-data' }),
    'a part that is cut': send('--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{', PARTS_TYPE),
    'an upload of a gigabyte': send('--x--\r\n', { ...PARTS_TYPE, 'content-length': String(2 ** 30) }),
  }
}

export async function inject(app: TestApp, { method, url, headers, payload }: HttpRequest, remoteAddress?: string) {
  const answer = await app.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  })
  return { status: answer.statusCode, contentType: String(answer.headers['content-type']), body: answer.body }
}

/** The same call with headers of 20 kB, over a socket: the HTTP parser refuses it before there is a request. */
export async function callWithLargeHeaders(app: TestApp, { method, url }: HttpRequest): Promise<FuzzAnswer> {
  const port = app.server.listening ? Number(new URL(app.listeningOrigin).port) : await listen(app)
  const { text } = await sendRaw(port, requestText(`${method} ${url}`, [`x: ${'a'.repeat(20_000)}`]))
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const contentType = /\r\ncontent-type: ([^\r]+)/i.exec(head)?.[1] ?? ''
  return { status: Number(head.split(' ')[1]), contentType, body }
}
