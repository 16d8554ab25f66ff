import { requestText } from '../test-app.ts'

/** Bytes that a correct client never sends, and the expected responses on the same connection until the server closes it. */
export interface MalformedRequest {
  readonly name: string
  /** `{token}` is replaced by the token of a donor. */
  readonly given: string | Buffer
  /** Each response as `400 malformed-request`, or `200`; empty: the connection is closed without a response. */
  readonly want: readonly string[]
}

/** A malformed request with a single expected response. */
export const respondsWith = (name: string, given: string | Buffer, want: string): MalformedRequest => ({
  name,
  given,
  want: [want],
})

/** A request for an operation that needs no token. */
export const wellFormedRequest = (...headers: readonly string[]): string =>
  requestText('GET /api/valueStore/nps_showStart', headers)

/** The exact head, without the headers of a correct client. */
export const raw = (...lines: readonly string[]): string => [...lines, '', ''].join('\r\n')

/** The same for a login with a JSON body that is framed by `framing` alone. */
export const post = (framing: readonly string[], body: string, path = '/api/login'): string =>
  raw(`POST ${path} HTTP/1.1`, 'host: x', 'connection: close', 'content-type: application/json', ...framing) + body

/** A login with the correct length. */
export function login(body: string | Buffer, type = 'application/json'): Buffer {
  const bytes = Buffer.from(body)
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n`
  return Buffer.concat([Buffer.from(`${head}content-length: ${bytes.length}\r\n\r\n`), bytes])
}

/** By a donor: a caller who may not upload is refused before the parts are read. */
export const upload = (type: string, body: string): string =>
  requestText('POST /api/upload', [`content-type: ${type}`, 'authorization: {token}'], body)
