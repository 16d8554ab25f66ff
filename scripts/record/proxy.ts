import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as sendPlain } from 'node:http'
import { request as sendSecure } from 'node:https'
import { makeCors } from '#mock/kernel/http/cors.ts'
import { readChunks } from '../../contracts/http/answer-body.ts'
import { type HttpServer, listen } from '../process/listen.ts'
import type { RecordedExchange } from './exchange.ts'

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'accept-encoding'])
/** More than five files of 5 MB; a longer body is not forwarded. */
const LARGEST_BODY = 40_000_000
/** The longest that a backend may take for a complete answer. */
const PATIENCE_MS = 120_000

/**
 * A proxy on loopback in front of a real backend that reports each finished call. The portal's page may have another port, so the proxy
 * handles CORS itself: a backend does not know this origin. It requests no compression, so that answers can be read.
 */
export async function openProxy(
  { api, port, origins }: { readonly api: string; readonly port: number; readonly origins: readonly string[] },
  onExchange: (exchange: RecordedExchange) => void,
): Promise<HttpServer> {
  const cors = makeCors(origins)
  const send = api.startsWith('https:') ? sendSecure : sendPlain
  return listen((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors.preflight(request.headers)).end()
      return
    }
    const url = (request.url ?? '/').replace(/^\/api(?=\/|$)/, '')
    readAll(request).then(
      (body) => passOn(request, response, url, body),
      () => response.destroy(),
    )
  }, port)

  function passOn(request: IncomingMessage, response: ServerResponse, url: string, body: Buffer): void {
    const { method = 'GET', headers } = request
    const begun = { method, url, headers, body }
    const outgoing = send(
      `${api}${url}`,
      {
        method,
        headers: { ...passedOn(headers), 'content-length': body.length },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (incoming) => {
        readAll(incoming).then(
          (answer) => {
            const { statusCode: status = 502, headers: received } = incoming
            response
              .writeHead(status, {
                ...passedOn(received),
                'content-length': answer.length,
                ...cors.headersFor(headers),
              })
              .end(answer)
            onExchange({
              ...begun,
              answer: { status, contentType: received['content-type'] ?? '', date: received.date, body: answer },
            })
          },
          () => broken(begun, response),
        )
      },
    )
    outgoing.once('error', () => broken(begun, response))
    outgoing.end(body)
  }

  /** The page gets the same network failure as the proxy, not an answer of the proxy. */
  function broken(begun: Omit<RecordedExchange, 'answer'>, response: ServerResponse): void {
    response.destroy()
    onExchange({ ...begun, answer: undefined })
  }
}

function passedOn(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !name.startsWith('access-control-') && name !== 'origin',
  )
  return Object.fromEntries(forwarded)
}

const readAll = (stream: IncomingMessage): Promise<Buffer> => readChunks(stream, LARGEST_BODY)
