import type { DateRefusal } from './file-refusal.ts'
import type { Interrupted } from './interrupted-uploads.ts'

type Known<Category> = {
  /** Stable as long as its row exists. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
  /** The type of document, or the id of the form's file category. */
  readonly category: Category
  /** `YYYY-MM-DD`; a file whose category needs it is `chosen` until the date is known. */
  readonly issuedOn?: string | undefined
}
export type QueuedFile<Category, Refusal, Stop> = Known<Category> &
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
export type QueuedFiles<Category, Refusal, Stop> = readonly QueuedFile<Category, Refusal, Stop>[]

export type UploadQueue<Category, Refusal, Stop> = {
  readonly rows: QueuedFiles<Category, Refusal, Stop>
  /** The provider refused the date of issue: no file of the category is sent before it is corrected. */
  readonly dateRefused: { readonly category: Category; readonly why: DateRefusal } | undefined
}

export type UploadEvent<Category, Refusal, Stop> =
  | { readonly kind: 'added'; readonly files: QueuedFiles<Category, Refusal, Stop> }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'progressed'; readonly id: string; readonly share: number }
  | { readonly kind: 'handed'; readonly id: string }
  | { readonly kind: 'stopped'; readonly id: string; readonly why: Stop }
  | { readonly kind: 'refused'; readonly id: string; readonly why: Refusal }
  | { readonly kind: 'resumed' }
  /** The chosen files of a category can be sent, with their date of issue if it needs one. */
  | { readonly kind: 'dated'; readonly category: Category; readonly issuedOn: string | undefined }
  | { readonly kind: 'dateChanged' }
  | { readonly kind: 'dateRefused'; readonly id: string; readonly why: DateRefusal }

/** The queue after an event; an event of a removed file changes nothing. */
export function queueAfter<Category, Refusal, Stop, Queue extends UploadQueue<Category, Refusal, Stop>>(
  queue: Queue & UploadQueue<Category, Refusal, Stop>,
  event: UploadEvent<Category, Refusal, Stop>,
): Queue {
  type File = QueuedFile<Category, Refusal, Stop>
  const { rows } = queue
  const put = (next: readonly File[]): Queue => ({ ...queue, rows: next })
  const update = (isIt: (file: File) => boolean, change: (file: File) => File) =>
    put(rows.map((file) => (isIt(file) ? change(file) : file)))
  const updated = (id: string, change: (file: File) => File) => update((file) => file.id === id, change)
  switch (event.kind) {
    case 'added':
      return put([...rows, ...event.files])
    case 'removed':
      return put(rows.filter(({ id, state }) => id !== event.id || state === 'sending'))
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
      return update(
        ({ state }) => state === 'failed',
        (file) => ({ ...bare(file), state: 'waiting' }),
      )
    case 'dated':
      return {
        ...update(
          (file) => isHeld(file, event.category),
          (file) => ({ ...bare(file), issuedOn: event.issuedOn, state: 'waiting' }),
        ),
        dateRefused: undefined,
      }
    case 'dateChanged':
      return { ...queue, dateRefused: undefined }
    case 'dateRefused': {
      const refused = rows.find(({ id }) => id === event.id)
      if (!refused) return queue
      const { category } = refused
      const isBack = (file: File) =>
        file.category === category && (file.state === 'sending' || file.state === 'waiting')
      return {
        ...update(isBack, (file) => ({ ...bare(file), state: 'chosen' })),
        dateRefused: { category, why: event.why },
      }
    }
  }
}

/** Whether the file waits for the date of issue of its category. */
export function isHeld(file: { readonly category: unknown; readonly state: string }, category: unknown): boolean {
  return file.category === category && file.state === 'chosen'
}

/** The next file to send: the first waiting one, if none is being sent and none has stopped the queue. */
export function nextOf<Category, Refusal, Stop>({ rows }: Pick<UploadQueue<Category, Refusal, Stop>, 'rows'>) {
  if (rows.some(({ state }) => state === 'sending' || state === 'failed')) return undefined
  return rows.find(({ state }) => state === 'waiting')
}

/** Whether leaving now would lose a file that has not been uploaded. */
export function isAnythingLeft({ rows }: { readonly rows: readonly { readonly state: string }[] }): boolean {
  return rows.some(({ state }) => state !== 'sent' && state !== 'refused' && state !== 'interrupted')
}

/** The file without its state. */
function bare<Category>({ id, name, size, mediaType, category, issuedOn }: Known<Category>): Known<Category> {
  return { id, name, size, mediaType, category, ...(issuedOn !== undefined && { issuedOn }) }
}
