import type { Interrupted } from './interrupted-uploads.ts'

/** The metadata of a file; `about` is what its owner needs to send it. */
type Known<About> = {
  /** Stable as long as its row exists. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
  readonly about: About
}
export type QueuedFile<About, Refusal, Stop> = Known<About> &
  (
    | { readonly state: 'refused'; readonly why: Refusal }
    /** `chosen` must not be sent yet. */
    | { readonly state: 'chosen' | 'waiting' | 'sent' }
    | { readonly state: 'sending' /** 0 to 1. */; readonly progress: number }
    /** The queue stopped here: everything before it is uploaded, everything after it waits (rule 18.13). */
    | { readonly state: 'failed'; readonly why: Stop }
    | Interrupted
  )
/** In the order in which they were chosen, which is the order of upload. */
export type QueuedFiles<About, Refusal, Stop> = readonly QueuedFile<About, Refusal, Stop>[]

export type UploadEvent<About, Refusal, Stop> =
  | { readonly kind: 'added'; readonly files: QueuedFiles<About, Refusal, Stop> }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'progressed'; readonly id: string; readonly share: number }
  | { readonly kind: 'handed'; readonly id: string }
  | { readonly kind: 'stopped'; readonly id: string; readonly why: Stop }
  | { readonly kind: 'refused'; readonly id: string; readonly why: Refusal }
  | { readonly kind: 'resumed' }

/** The files after an event; an event of a removed file changes nothing. */
export function filesAfter<About, Refusal, Stop>(
  files: QueuedFiles<About, Refusal, Stop>,
  event: UploadEvent<About, Refusal, Stop>,
): QueuedFiles<About, Refusal, Stop> {
  type File = QueuedFile<About, Refusal, Stop>
  const updated = (id: string, update: (file: File) => File) =>
    files.map((file) => (file.id === id ? update(file) : file))
  switch (event.kind) {
    case 'added':
      return [...files, ...event.files]
    case 'removed':
      return files.filter(({ id, state }) => id !== event.id || state === 'sending')
    case 'begun':
      return updated(event.id, (file) => ({ ...bare(file), state: 'sending', progress: 0 }))
    case 'progressed':
      return updated(event.id, (file) =>
        file.state === 'sending' ? { ...file, progress: Math.max(file.progress, event.share) } : file,
      )
    case 'handed':
      return updated(event.id, (file) => ({ ...bare(file), state: 'sent' }))
    case 'stopped':
      return updated(event.id, (file) => ({ ...bare(file), state: 'failed', why: event.why }))
    case 'refused':
      return updated(event.id, (file) => ({ ...bare(file), state: 'refused', why: event.why }))
    case 'resumed':
      return files.map((file) => (file.state === 'failed' ? { ...bare(file), state: 'waiting' } : file))
  }
}

/** The next file to send: the first waiting one, if none is being sent and none has stopped the queue. */
export function nextOf<About, Refusal, Stop>(files: QueuedFiles<About, Refusal, Stop>) {
  if (files.some(({ state }) => state === 'sending' || state === 'failed')) return undefined
  return files.find(({ state }) => state === 'waiting')
}

/** Whether leaving now would lose a file that has not been uploaded. */
export function isAnythingLeft(files: QueuedFiles<unknown, unknown, unknown>): boolean {
  return files.some(({ state }) => state !== 'sent' && state !== 'refused' && state !== 'interrupted')
}

/** The file without its state. */
export function bare<About>({ id, name, size, mediaType, about }: Known<About>): Known<About> {
  return { id, name, size, mediaType, about }
}
