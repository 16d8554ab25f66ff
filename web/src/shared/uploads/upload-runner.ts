import { ApiFailure } from '../api/envelope.ts'
import { createIntent, type Intent } from '../api/idempotency.ts'
import type { OnProgress } from '../api/upload.ts'
import { isStillThere } from './file-refusal.ts'

export type Sending = { file: File; intent: Intent; onProgress: OnProgress; signal: AbortSignal }

type Ports<Queue, Row, Event> = {
  empty: Queue
  /** What stays when everything on its way is given up. */
  dropped: (queue: Queue) => Queue
  afterEvent: (queue: Queue, event: Event) => Queue
  /** Whose turn it is. */
  nextOf: (queue: Queue) => Row | undefined
  isSending: (queue: Queue, id: string) => boolean
  begun: (id: string) => Event
  progressed: (id: string, share: number) => Event
  /** Sends it and answers with what has happened, and who is to hear of it then; throws `ApiFailure`. */
  send: (row: Row, sending: Sending) => Promise<{ event: Event; tell: () => void }>
  /** What a failed call means for the queue. */
  eventOf: (id: string, failure: unknown) => Event
  /** The device does not give the file out any more. */
  lostByDevice: (id: string) => Event
}

export type UploadRunner<Queue, Event> = {
  read: () => Queue
  subscribe: (listener: () => void) => () => void
  /** Keeps the file with the key of its own, and answers with the id of its row. */
  keep: (file: File) => string
  fileOf: (id: string) => File | undefined
  apply: (event: Event) => void
  /** Applies what somebody pressed, and goes on: nothing goes on by itself (rule 18.14). */
  press: (event: Event) => void
  /** Gives the one on its way up; the next one goes. */
  cancel: (id: string, event: Event) => void
  /** Gives everything up. */
  drop: () => void
}

/**
 * One file at a time, each under a key of its own that is kept until the provider has decided: a lost answer is asked for again by the
 * same key, so that nothing counts twice (rules 18.10, 18.13).
 */
export function createUploadRunner<Queue, Row extends { readonly id: string }, Event>(
  ports: Ports<Queue, Row, Event>,
): UploadRunner<Queue, Event> {
  const listeners = new Set<() => void>()
  const kept = new Map<string, { file: File; intent: Intent }>()
  let queue = ports.empty
  let way = new AbortController()
  let count = 0

  function put(next: Queue): void {
    queue = next
    for (const listener of listeners) listener()
  }

  const apply = (event: Event) => put(ports.afterEvent(queue, event))

  async function sendNext(): Promise<void> {
    const next = ports.nextOf(queue)
    const own = next && kept.get(next.id)
    if (!own) return
    const { id } = next
    const { signal } = way
    apply(ports.begun(id))
    const onProgress = (share: number) => apply(ports.progressed(id, share))
    try {
      const { event, tell } = await ports.send(next, { ...own, onProgress, signal })
      if (signal.aborted) return
      apply(event)
      tell()
    } catch (failure) {
      if (signal.aborted || !ports.isSending(queue, id)) return
      const isRefused = failure instanceof ApiFailure && failure.isDefiniteRefusal
      const isThere = isRefused || (await isStillThere(own.file))
      apply(isThere ? ports.eventOf(id, failure) : ports.lostByDevice(id))
    }
    void sendNext()
  }

  function press(event: Event): void {
    apply(event)
    void sendNext()
  }

  function giveUp(): void {
    way.abort()
    way = new AbortController()
  }

  return {
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep(file) {
      count += 1
      const id = `file-${count}`
      kept.set(id, { file, intent: createIntent() })
      return id
    },
    fileOf: (id) => kept.get(id)?.file,
    apply,
    press,
    cancel(id, event) {
      if (ports.isSending(queue, id)) giveUp()
      press(event)
    },
    drop() {
      giveUp()
      kept.clear()
      put(ports.dropped(queue))
    },
  }
}
