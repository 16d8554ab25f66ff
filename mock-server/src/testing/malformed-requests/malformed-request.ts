import { requestText } from '../test-app.ts'

/** Bytes that no good client sends, and what has to come back over the same connection until the server closes it. */
export interface MalformedRequest {
  readonly name: string
  /** `{token}` stands for the token of a donor. */
  readonly given: string | Buffer
  /** Each answer as `400 malformed-request`, or `200`; none: the connection is closed without a word. */
  readonly want: readonly string[]
}

/** One answer, as nearly all of them have. */
export const refused = (name: string, given: string | Buffer, want: string): MalformedRequest => ({
  name,
  given,
  want: [want],
})

/** A request for an operation that everybody may wellFormedRequest. */
export const wellFormedRequest = (...headers: readonly string[]): string =>
  requestText('GET /api/valueStore/nps_showStart', headers)

/** A head as it is written, without the headers of a good client. */
export const raw = (...lines: readonly string[]): string => [...lines, '', ''].join('\r\n')

/** The same for a login with a JSON body that is named by `framing` alone. */
export const post = (framing: readonly string[], body: string, path = '/api/login'): string =>
  raw(`POST ${path} HTTP/1.1`, 'host: x', 'connection: close', 'content-type: application/json', ...framing) + body

/** A login whose length is right. */
export function login(body: string | Buffer, type = 'application/json'): Buffer {
  const bytes = Buffer.from(body)
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n`
  return Buffer.concat([Buffer.from(`${head}content-length: ${bytes.length}\r\n\r\n`), bytes])
}

/** By a donor: who may not upload is told so before the parts are looked at. */
export const upload = (type: string, body: string): string =>
  requestText('POST /api/upload', [`content-type: ${type}`, 'authorization: {token}'], body)
