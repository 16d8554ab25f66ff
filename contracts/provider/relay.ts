import { createServer, type IncomingMessage, type ServerResponse, request as sendPlain } from 'node:http'
import { request as sendSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { explainFailure } from '../network-words.ts'
import type { StateDesk } from './state-desk.ts'

/** Type of the relay's own answer where the provider gave none; the body says why. */
export const NO_ANSWER_TYPE = 'text/x-no-answer'
const NO_ANSWER = 599
const PATIENCE_MS = 25_000

/**
 * Stands between Pact and the provider: adds the world of the interaction, and turns a call that got no answer (or whose state could
 * not be set up) into one that can be reported. Pact alone would end with a stack trace. Answers with its origin.
 */
export async function openRelay(provider: string, desk: StateDesk): Promise<{ origin: string; close: () => void }> {
  const send = provider.startsWith('https:') ? sendSecure : sendPlain
  const server = createServer((request, response) => {
    if (desk.failure !== undefined) {
      refuse(response, desk.failure)
      return
    }
    const { host: _host, connection: _connection, ...headers } = request.headers
    const outgoing = send(
      `${provider}${request.url}`,
      {
        method: request.method,
        headers: { ...headers, ...(desk.world !== undefined && { 'x-world': desk.world }) },
        timeout: PATIENCE_MS,
        agent: false,
      },
      (incoming) => passOn(incoming, response),
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer came within ${PATIENCE_MS / 1000} s`)))
    outgoing.on('error', (error) => refuse(response, explainFailure(error)))
    request.pipe(outgoing)
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await listening
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** The answer is read to its end first: one that breaks off is no answer. */
function passOn(incoming: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('error', (error) => refuse(response, explainFailure(error)))
  incoming.on('end', () => {
    const { 'transfer-encoding': _encoding, connection: _connection, ...headers } = incoming.headers
    response.writeHead(incoming.statusCode ?? NO_ANSWER, headers).end(Buffer.concat(chunks))
  })
}

function refuse(response: ServerResponse, why: string): void {
  if (!response.headersSent) response.writeHead(NO_ANSWER, { 'content-type': NO_ANSWER_TYPE }).end(why)
}
