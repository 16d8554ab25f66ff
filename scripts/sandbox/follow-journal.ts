import { EventSourceParserStream } from 'eventsource-parser/stream'
import { sendToSandbox } from './client.ts'
import { Problem } from './problem.ts'
import type { Session } from './session.ts'

/** Yields each new entry as the JSON that was sent; ends with Ctrl+C. Throws `Problem` 3 when the server stops. */
export async function* followJournal(
  { client, world, desk, origin }: Session,
  query: { operationId?: string; after?: string },
): AsyncGenerator<string, void> {
  const signal = desk.interruption()
  const request = {
    params: { path: { world }, query },
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream' as const,
    signal,
  }
  try {
    const stream = await sendToSandbox(client.GET('/worlds/{world}/journal', request))
    if (!stream) return
    for await (const { data } of stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()))
      yield data
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof TypeError ? ended(origin) : error
  }
  if (!signal.aborted) throw ended(origin)
}

const ended = (origin: string) => new Problem(3, `The server at ${origin} has closed the connection.`)
