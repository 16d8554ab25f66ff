import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse, STORE_UNAVAILABLE, transportError } from '../envelope.ts'
import type { Kernel } from '../kernel.ts'
import { type HttpAnswer, makeRefusal } from '../pipeline/answer.ts'
import { refuseCall } from '../pipeline/refuse-call.ts'

/** Fastify's own errors and the HTTP parser's are answered with an envelope, too (rule 19.1). */
export function handleErrors(app: FastifyInstance, kernel: Kernel): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(kernel, error, request, reply))
  // Node accepts any Host header, and answers the others without a body; `requireHostHeader` in app.ts leaves a missing one to this hook.
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw
    if (headers.origin !== undefined) originOfSocket.set(socket, headers.origin)
    if (hasOneHost(request)) return done()
    void refuseCall(kernel, request, reply, transportError(400))
  })
  // It is no tunnel, so no method is allowed.
  app.server.on('connect', ({ headers }: IncomingMessage, socket: Socket) => {
    const refusal = refuse(405, 'method-not-allowed', { headers: { allow: '' } })
    if (socket.writable) endWith(socket, makeBareAnswer(kernel, headers.origin, refusal))
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = makeBareAnswer(kernel, request.headers.origin, transportError(400))
    response.writeHead(status, headers).end(body)
  })
}

/** The response to a request that Fastify could not route or read: an invalid path, a body too large, not JSON, of an unknown type. */
export function answerError(kernel: Kernel, error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.code === 'FST_ERR_BAD_URL' ? 400 : (error.statusCode ?? 500)
  if (status >= 500) kernel.log({ level: 'error', event: error.name, ...(error.stack && { stack: error.stack }) })
  void refuseCall(kernel, request, reply, status === 503 ? STORE_UNAVAILABLE : transportError(status))
}

/**
 * The response to bytes that are not an HTTP request, or that came too slowly: there is no request object, so the response is written by
 * hand.
 */
export function answerClientError(kernel: Kernel, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const origin = originOfSocket.get(socket) ?? ORIGIN.exec(String(error.rawPacket))?.[1]
  endWith(socket, makeBareAnswer(kernel, origin, parserRefusal(error.code)))
}

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown }

/** Of the last request on a connection: a browser sends those of one page on it. */
const originOfSocket = new WeakMap<Socket, string>()
const ORIGIN = /^origin:[ \t]*(\S+)[ \t]*$/im

/** A host of RFC 3986 with a port: a name, or an address in brackets. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/i

/** RFC 9112, 3.2: HTTP/1.1 has exactly one Host header, HTTP/1.0 may have none, and both only a valid one. Node keeps the first of two. */
function hasOneHost({ headers: { host }, raw: { httpVersion, rawHeaders } }: FastifyRequest): boolean {
  if (host === undefined) return httpVersion !== '1.1'
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    // Most names differ in length, which is known without reading them.
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  // A request that was injected by a test has no raw headers of its own.
  return count <= 1 && HOST.test(host)
}

function endWith(socket: Socket, { status, headers, body }: HttpAnswer): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  // An import would load fetch and more at every start: 30 ms.
  const { STATUS_CODES } = process.getBuiltinModule('node:http')
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // A client that continues to send would keep the socket open for ever.
  socket.once('finish', () => socket.destroySoon())
}

/** A response without a Fastify request; it closes the connection. An origin that did not arrive may be the first one listed. */
function makeBareAnswer(kernel: Kernel, origin: string | undefined, refusal: Refusal): HttpAnswer {
  const { headers = {} } = refusal
  const closing = { ...refusal, headers: { ...headers, connection: 'close' } }
  return makeRefusal(kernel, { origin: origin ?? kernel.cors.firstOrigin }, closing, kernel.worlds.now())
}

function parserRefusal(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refuse(431, 'headers-too-large')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse(408, 'request-timeout')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refuse(413, 'payload-too-large')
    default:
      return refuse(400, 'malformed-request')
  }
}
