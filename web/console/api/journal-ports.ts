import { createParser } from 'eventsource-parser'
import type { JournalPorts } from './journal-feed.ts'
import { answered, type Schemas, sandbox } from './sandbox.ts'
import type { JournalEntry } from './world-queries.ts'

/** A stream that has not begun by then is buffered on its way (by a proxy): polling replaces it. */
const BEGIN_LIMIT = 3_000

/** The journal of a world over HTTP. By fetch, because an EventSource cannot send the token. */
export function journalPorts(world: string): JournalPorts {
  const params = (after: string | undefined) => ({
    path: { world },
    query: after === undefined ? {} : { after },
  })

  return {
    async read(after, signal) {
      const read = await answered(sandbox.GET('/worlds/{world}/journal', { params: params(after), signal }))
      return (read as Schemas['Journal']).entries
    },
    async follow(after, onBatch, signal) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), BEGIN_LIMIT)
      const stream = await answered(
        sandbox.GET('/worlds/{world}/journal', {
          params: params(after),
          headers: { accept: 'text/event-stream' },
          parseAs: 'stream',
          signal: AbortSignal.any([signal, late.signal]),
        }),
      ).finally(() => clearTimeout(timer))
      await readBatches(stream as unknown as ReadableStream<Uint8Array<ArrayBuffer>>, onBatch)
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

/**
 * Entries that arrive together are passed on together: a world with a thousand entries is rendered
 * once, not a thousand times.
 */
async function readBatches(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBatch: (entries: readonly JournalEntry[]) => void,
): Promise<void> {
  let batch: JournalEntry[] = []
  const parser = createParser({ onEvent: ({ data }) => void batch.push(JSON.parse(data) as JournalEntry) })
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
    onBatch(batch)
    batch = []
  }
}
