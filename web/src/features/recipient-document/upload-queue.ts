import type { HandedDocument } from '#web/shared/api/wire.ts'
import type { FileRefusal } from '#web/shared/uploads/file-refusal.ts'
import { withoutReceived } from '#web/shared/uploads/interrupted-uploads.ts'
import {
  type UploadQueue as Queue,
  type QueuedFile as Queued,
  queueAfter,
  type UploadEvent,
} from '#web/shared/uploads/upload-queue.ts'
import type { DocumentType } from './issue-date.ts'

/** Why the queue is stopped. */
export type UploadStop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'full'
/** `chosen` means that it is not submitted yet. */
export type QueuedFile = Queued<DocumentType, FileRefusal, UploadStop>
export type UploadQueue = Queue<DocumentType, FileRefusal, UploadStop>

export type QueueEvent =
  | UploadEvent<DocumentType, FileRefusal, UploadStop>
  /** The files that the provider has now. */
  | { readonly kind: 'listed'; readonly files: readonly HandedDocument[] }
  | { readonly kind: 'moved'; readonly from: DocumentType; readonly to: DocumentType }
  | { readonly kind: 'confirmed'; readonly type: DocumentType; readonly issuedOn: string | undefined }
  /** An uploaded file needs no row any more. */
  | { readonly kind: 'cleared'; readonly type: DocumentType }

export const emptyQueue: UploadQueue = { rows: [], dateRefused: undefined }

const movable: ReadonlySet<QueuedFile['state']> = new Set(['chosen', 'refused', 'interrupted'])

/** The queue after an event; an event of a file that is not in the queue changes nothing. */
export function afterEvent(queue: UploadQueue, event: QueueEvent): UploadQueue {
  const { rows } = queue
  switch (event.kind) {
    case 'listed':
      return { ...queue, rows: withoutReceived(rows, event.files) }
    case 'moved':
      return {
        ...queue,
        rows: rows.map((file) =>
          file.category === event.from && movable.has(file.state) ? { ...file, category: event.to } : file,
        ),
      }
    case 'confirmed': {
      // A submit also resumes stopped files; a file that was already being sent preserves its date.
      const { type: category, issuedOn } = event
      return queueAfter(queueAfter(queue, { kind: 'resumed' }), { kind: 'dated', category, issuedOn })
    }
    case 'cleared':
      return { ...queue, rows: rows.filter(({ category, state }) => category !== event.type || state !== 'sent') }
    default:
      return queueAfter(queue, event)
  }
}
