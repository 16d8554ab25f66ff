import type { HandedDocument } from '../../shared/api/wire.ts'
import type { FileRefusal } from '../../shared/uploads/file-refusal.ts'
import { withoutReceived } from '../../shared/uploads/interrupted-uploads.ts'
import { bare, filesAfter, type QueuedFile as Queued, type UploadEvent } from '../../shared/uploads/upload-queue.ts'
import type { DocumentType } from './issue-date.ts'

/** Why the queue is stopped. */
export type UploadStop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'full'
/** The provider refused the date of issue: no file of the type is sent before it is corrected. */
export type DateRefusal = 'future' | 'too-old' | 'incomplete'

export type About = {
  readonly type: DocumentType
  /** The date given by the family, set on submit; `YYYY-MM-DD`. */
  readonly issuedOn?: string | undefined
}
/** `chosen` means that it is not submitted yet. */
export type QueuedFile = Queued<About, FileRefusal, UploadStop>
export type UploadQueue = {
  readonly files: readonly QueuedFile[]
  readonly dateRefused: { readonly type: DocumentType; readonly why: DateRefusal } | undefined
}

export type QueueEvent =
  | UploadEvent<About, FileRefusal, UploadStop>
  /** The files that the provider has now. */
  | { readonly kind: 'listed'; readonly files: readonly HandedDocument[] }
  | { readonly kind: 'moved'; readonly from: DocumentType; readonly to: DocumentType }
  | { readonly kind: 'confirmed'; readonly type: DocumentType; readonly issuedOn: string | undefined }
  | { readonly kind: 'dateRefused'; readonly id: string; readonly why: DateRefusal }
  /** An uploaded file needs no row any more. */
  | { readonly kind: 'cleared'; readonly type: DocumentType }

export const emptyQueue: UploadQueue = { files: [], dateRefused: undefined }

const movable: ReadonlySet<QueuedFile['state']> = new Set(['chosen', 'refused', 'interrupted'])

/** The queue after an event; an event of a file that is not in the queue changes nothing. */
export function afterEvent(queue: UploadQueue, event: QueueEvent): UploadQueue {
  const { files } = queue
  switch (event.kind) {
    case 'listed':
      return { ...queue, files: withoutReceived(files, event.files) }
    case 'moved':
      return {
        ...queue,
        files: files.map((file) =>
          file.about.type === event.from && movable.has(file.state)
            ? { ...file, about: { ...file.about, type: event.to } }
            : file,
        ),
      }
    case 'confirmed':
      return {
        dateRefused: undefined,
        // A submit also resumes stopped files; a file that was already being sent preserves its
        // date.
        files: filesAfter(files, { kind: 'resumed' }).map((file) =>
          file.state === 'chosen' && file.about.type === event.type
            ? { ...bare(file), about: { ...file.about, issuedOn: event.issuedOn }, state: 'waiting' }
            : file,
        ),
      }
    case 'dateRefused':
      return datesRefused(queue, event)
    case 'cleared':
      return { ...queue, files: files.filter(({ about, state }) => about.type !== event.type || state !== 'sent') }
    default:
      return { ...queue, files: filesAfter(files, event) }
  }
}

function datesRefused(queue: UploadQueue, { id, why }: { id: string; why: DateRefusal }): UploadQueue {
  const at = queue.files.find((file) => file.id === id)
  if (!at) return queue
  const { type } = at.about
  const back = ({ about, state }: QueuedFile) => about.type === type && (state === 'sending' || state === 'waiting')
  return {
    dateRefused: { type, why },
    files: queue.files.map((file) => (back(file) ? { ...bare(file), state: 'chosen' } : file)),
  }
}
