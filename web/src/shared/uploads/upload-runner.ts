import { ApiFailure } from '../api/envelope.ts'
import { createIntent, type Intent } from '../api/idempotency.ts'
import type { OnProgress } from '../api/upload.ts'
import { createListeners } from '../listeners.ts'
import { isStillThere } from './file-refusal.ts'
import type { UploadNotes } from './interrupted-uploads.ts'
import { nextOf, type QueuedFile, type UploadEvent, type UploadQueue } from './upload-queue.ts'

type UploadSending = { file: File; intent: Intent; onProgress: OnProgress; signal: AbortSignal }

type Ports<Queue, Event, Category, Refusal, Stop> = {
  empty: Queue
  /** The queue after all uploads were cancelled. */
  dropped: (queue: Queue) => Queue
  afterEvent: (queue: Queue, event: Event) => Queue
  /** Sends the file. Returns the event of its result, and a function that notifies the owner; throws `ApiFailure`. */
  send: (
    row: QueuedFile<Category, Refusal, Stop>,
    sending: UploadSending,
  ) => Promise<{ event: Event; notify: () => void }>
  /** The event of a failed call. */
  eventOf: (id: string, failure: unknown) => Event
  /** About the uploads that are not finished. */
  notes: UploadNotes
}

/**
 * One file at a time, each under a key that is stored until the provider has decided, so that no file is stored
 * twice (rules 18.10, 18.13).
 */
export function createUploadRunner<
  Queue extends UploadQueue<Category, Refusal | 'unreadable', Stop | 'session'>,
  Event,
  Category extends string,
  Refusal,
  Stop,
>(
  ports: Ports<
    Queue,
    Event | UploadEvent<Category, Refusal | 'unreadable', Stop | 'session'>,
    Category,
    Refusal | 'unreadable',
    Stop | 'session'
  >,
) {
  type AnyEvent = Parameters<typeof ports.afterEvent>[1]
  const listeners = createListeners()
  const entries = new Map<string, { file: File; intent: Intent }>()
  let queue = ports.empty
  let way = new AbortController()
  let count = 0

  function put(next: Queue): void {
    queue = next
    ports.notes.save(queue.rows)
    listeners.notify()
  }

  const isSending = (id: string) => queue.rows.some((row) => row.id === id && row.state === 'sending')
  const apply = (event: AnyEvent) => put(ports.afterEvent(queue, event))

  async function sendNext(): Promise<void> {
    const next = nextOf(queue)
    const own = next && entries.get(next.id)
    if (!own) return
    const { id } = next
    const { signal } = way
    apply({ kind: 'begun', id })
    const onProgress = (share: number) => apply({ kind: 'progressed', id, share })
    try {
      const { event, notify } = await ports.send(next, { ...own, onProgress, signal })
      if (signal.aborted) return
      apply(event)
      notify()
    } catch (failure) {
      if (signal.aborted || !isSending(id)) return
      const isRefused = failure instanceof ApiFailure && failure.isDefiniteRefusal
      const isThere = isRefused || (await isStillThere(own.file))
      apply(isThere ? ports.eventOf(id, failure) : { kind: 'refused', id, why: 'unreadable' })
    }
    void sendNext()
  }

  /** Applies an action of the user and continues: the queue never continues by itself (rule 18.14). */
  function dispatch(event: AnyEvent): void {
    apply(event)
    void sendNext()
  }

  function giveUp(): void {
    way.abort()
    way = new AbortController()
  }

  ports.notes.save(queue.rows)
  return {
    read: () => queue,
    subscribe: listeners.subscribe,
    /** Stores the file with a key of its own. Returns the id of its row. */
    addFile(file: File): string {
      count += 1
      const id = `file-${count}`
      entries.set(id, { file, intent: createIntent() })
      return id
    },
    apply,
    dispatch,
    /** Cancels the upload under way; the next one starts. */
    cancel(id: string, event: AnyEvent): void {
      if (isSending(id)) giveUp()
      dispatch(event)
    },
    /** The session has expired: the upload under way waits for the same person. */
    stop: (): void => {
      const sending = queue.rows.find(({ state }) => state === 'sending')
      if (sending) apply({ kind: 'stopped', id: sending.id, why: 'session' })
    },
    /** Cancels everything. */
    drop: (): void => {
      giveUp()
      entries.clear()
      put(ports.dropped(queue))
    },
  }
}
