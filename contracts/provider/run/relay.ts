import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type HttpServer, listen } from '../../../scripts/process/listen.ts'
import type { Difference } from '../../differences/difference.ts'
import { readResponse } from '../../http/answer-body.ts'
import { explainFailure } from '../../network-texts.ts'
import type { CallBook } from './call-book.ts'

/** Carries the id of an interaction through Pact; it is not forwarded to the provider. */
export const INTERACTION_HEADER = 'x-interaction'
const NO_ANSWER = 599

/** The timeout of a call, and after how long `notifyWait` is called. */
export type Patience = { limitMs: number; notifyMs: number; notifyWait: (text: string) => void }

/**
 * A proxy between Pact and the provider: adds the world of the interaction, records each answer, and blocks a call that must not be sent.
 * Without it Pact would end with a stack trace, and would follow a redirect without the token. Returns its origin.
 */
export function openRelay(provider: string, book: CallBook, patience: Patience): Promise<HttpServer> {
  const notifyWait = (interactionId: string) =>
    patience.notifyWait(
      `${book.nameOf(interactionId)}: no answer after ${patience.notifyMs / 1000} s, waiting up to ${patience.limitMs / 1000} s`,
    )

  return listen((request, response) => {
    const {
      host: _host,
      [INTERACTION_HEADER]: interactionId = '',
      ...headers
    } = withoutConnection(Object.entries(request.headers))
    const { world } = book.stateClient
    const refuse = (difference: Difference) => {
      book.note(interactionId, { difference })
      refuseWith(response)
    }
    const reason = book.reasonNotToSend(interactionId)
    if (reason !== undefined) {
      refuse(reason)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => notifyWait(interactionId), patience.notifyMs)
    const limit = setTimeout(() => {
      book.noteSilence(interactionId, patience.limitMs / 1000)
      refuseWith(response)
      abort.abort()
    }, patience.limitMs)
    response.once('close', () => {
      clearTimeout(timer)
      clearTimeout(limit)
    })
    passOn().catch((error: unknown) => {
      if (!response.headersSent) refuse({ kind: 'silence', received: explainFailure(error) })
    })

    /** Reads and unpacks the answer to its end first: Pact would unpack any size, and one that breaks off does not count. */
    async function passOn(): Promise<void> {
      const sent = await buffer(request)
      const answer = await fetch(`${provider}${request.url}`, {
        method: request.method ?? 'GET',
        headers: {
          ...headers,
          connection: 'close',
          ...(world !== undefined && { 'x-world': world }),
        },
        ...(sent.length > 0 && { body: Uint8Array.from(sent) }),
        redirect: 'manual',
        signal: abort.signal,
      })
      const body = await readResponse(answer)
      if (response.headersSent) return
      const { status } = answer
      const target = answer.headers.get('location')
      if (status >= 300 && status < 400 && target !== null) {
        refuse({ kind: 'redirect', received: `HTTP ${status}, a redirect to ${baseOf(target, request.url ?? '')}` })
        return
      }
      const [mediaType = ''] = (answer.headers.get('content-type') ?? '').split(';')
      const date = Date.parse(answer.headers.get('date') ?? '')
      book.noteAnswer(interactionId, { status, mediaType, body: body.toString(), ...(!Number.isNaN(date) && { date }) })
      response.writeHead(status, withoutConnection([...answer.headers])).end(body)
    }
  })
}

/** Headers of a connection, or of a body as it was packed: the other connection has its own. */
const OF_CONNECTION = new Set(['transfer-encoding', 'content-encoding', 'content-length', 'connection', 'keep-alive'])

const withoutConnection = (headers: [name: string, value: unknown][]): Record<string, string> =>
  Object.fromEntries(headers.flatMap(([name, value]) => (OF_CONNECTION.has(name) ? [] : [[name, String(value)]])))

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
