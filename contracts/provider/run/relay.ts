import { type IncomingMessage, type ServerResponse, request as sendPlain } from 'node:http'
import { request as sendSecure } from 'node:https'
import { type HttpServer, listen } from '../../../scripts/process/listen.ts'
import type { Difference } from '../../differences/difference.ts'
import { readIncoming } from '../../http/answer-body.ts'
import { explainFailure } from '../../network-texts.ts'
import type { CallBook } from './call-book.ts'

/** Carries the mark of an interaction through Pact; it is not forwarded to the provider. */
export const MARK_HEADER = 'x-interaction'
const NO_ANSWER = 599

/** The timeout of a call, and after how long `notifyWait` is called. */
export type Patience = { limitMs: number; notifyMs: number; notifyWait: (text: string) => void }

/**
 * A proxy between Pact and the provider: adds the world of the interaction, records each answer, and blocks a call that must not be sent.
 * Without it Pact would end with a stack trace, and would follow a redirect without the token. Returns its origin.
 */
export function openRelay(provider: string, book: CallBook, patience: Patience): Promise<HttpServer> {
  const send = provider.startsWith('https:') ? sendSecure : sendPlain
  const notifyWait = (mark: string) =>
    patience.notifyWait(
      `${book.nameOf(mark)}: no answer after ${patience.notifyMs / 1000} s, waiting up to ${patience.limitMs / 1000} s`,
    )

  return listen((request, response) => {
    const { host: _host, connection: _connection, [MARK_HEADER]: marked, ...headers } = request.headers
    const mark = String(marked ?? '')
    const { world } = book.stateClient
    const refuse = (difference: Difference) => {
      book.note(mark, { difference })
      refuseWith(response)
    }
    const reason = book.reasonNotToSend(mark)
    if (reason !== undefined) {
      refuse(reason)
      return
    }
    const outgoing = send(
      `${provider}${request.url}`,
      {
        method: request.method,
        headers: { ...headers, ...(world !== undefined && { 'x-world': world }) },
        agent: false,
      },
      (incoming) => void passOn(incoming).catch(fail),
    )
    const timer = setTimeout(() => notifyWait(mark), patience.notifyMs)
    const given = setTimeout(() => {
      book.noteSilence(mark, patience.limitMs / 1000)
      refuseWith(response)
      outgoing.destroy()
    }, patience.limitMs)
    response.once('close', () => {
      clearTimeout(timer)
      clearTimeout(given)
    })
    outgoing.on('error', fail)
    request.pipe(outgoing)

    function fail(error: unknown): void {
      if (!response.headersSent) refuse({ kind: 'silence', received: explainFailure(error) })
    }

    /** Reads and unpacks the answer to its end first: Pact would unpack any size, and one that breaks off does not count. */
    async function passOn(incoming: IncomingMessage): Promise<void> {
      const body = await readIncoming(incoming)
      if (response.headersSent) return
      const {
        'transfer-encoding': _encoding,
        'content-encoding': _coding,
        'content-length': _length,
        connection: _closing,
        ...sent
      } = incoming.headers
      const { statusCode: status = NO_ANSWER } = incoming
      if (status >= 300 && status < 400 && sent.location !== undefined) {
        refuse({
          kind: 'redirect',
          received: `HTTP ${status}, a redirect to ${baseOf(sent.location, request.url ?? '')}`,
        })
        return
      }
      const [mediaType = ''] = (sent['content-type'] ?? '').split(';')
      const date = Date.parse(sent.date ?? '')
      book.noteAnswer(mark, { status, mediaType, body: body.toString(), ...(!Number.isNaN(date) && { date }) })
      response.writeHead(status, sent).end(body)
    }
  })
}

/** Pact needs an answer all the same; the reason is in the call book. */
function refuseWith(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(NO_ANSWER, { 'content-type': 'text/plain' }).end('no answer')
}

/** The target of a redirect, without the query; only its base if the rest is the call's own path. */
function baseOf(target: string, url: string): string {
  const [address = ''] = target.split('?')
  const [path = ''] = url.split('?')
  return address.endsWith(path) ? address.slice(0, -path.length) : address
}
