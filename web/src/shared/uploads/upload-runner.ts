import { ApiFailure } from '../api/envelope.ts'
import { createIntent, type Intent } from '../api/idempotency.ts'
import type { OnProgress } from '../api/upload.ts'
import { isStillThere } from './file-refusal.ts'

export type UploadSending = { file: File; intent: Intent; onProgress: OnProgress; signal: AbortSignal }

type Ports<Queue, Row, Event> = {
  empty: Queue
  /** The queue after all uploads were cancelled. */
  dropped: (queue: Queue) => Queue
  afterEvent: (queue: Queue, event: Event) => Queue
  /** The next row to send. */
  nextOf: (queue: Queue) => Row | undefined
  isSending: (queue: Queue, id: string) => boolean
  begun: (id: string) => Event
  progressed: (id: string, share: number) => Event
  /** Sends the file. Returns the event of its result, and a function that notifies the owner; throws `ApiFailure`. */
  send: (row: Row, sending: UploadSending) => Promise<{ event: Event; notify: () => void }>
  /** The event of a failed call. */
  eventOf: (id: string, failure: unknown) => Event
  /** The event if the device cannot read the file any more. */
  lostByDevice: (id: string) => Event
}

export type UploadRunner<Queue, Event> = {
  read: () => Queue
  subscribe: (listener: () => void) => () => void
  /** Stores the file with a key of its own. Returns the id of its row. */
  addFile: (file: File) => string
  fileOf: (id: string) => File | undefined
  apply: (event: Event) => void
  /** Applies an action of the user and continues: the queue never continues by itself (rule 18.14). */
  dispatch: (event: Event) => void
  /** Cancels the upload under way; the next one starts. */
  cancel: (id: string, event: Event) => void
  /** Cancels everything. */
  drop: () => void
}

/**
 * One file at a time, each under a key that is stored until the provider has decided, so that no file is stored
 * twice (rules 18.10, 18.13).
 */
export function createUploadRunner<Queue, Row extends { readonly id: string }, Event>(
  ports: Ports<Queue, Row, Event>,
): UploadRunner<Queue, Event> {
  const listeners = new Set<() => void>()
  const entries = new Map<string, { file: File; intent: Intent }>()
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
    const own = next && entries.get(next.id)
    if (!own) return
    const { id } = next
    const { signal } = way
    apply(ports.begun(id))
    const onProgress = (share: number) => apply(ports.progressed(id, share))
    try {
      const { event, notify } = await ports.send(next, { ...own, onProgress, signal })
      if (signal.aborted) return
      apply(event)
      notify()
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
    addFile(file) {
      count += 1
      const id = `file-${count}`
      entries.set(id, { file, intent: createIntent() })
      return id
    },
    fileOf: (id) => entries.get(id)?.file,
    apply,
    dispatch: press,
    cancel(id, event) {
      if (ports.isSending(queue, id)) giveUp()
      press(event)
    },
    drop() {
      giveUp()
      entries.clear()
      put(ports.dropped(queue))
    },
  }
}
