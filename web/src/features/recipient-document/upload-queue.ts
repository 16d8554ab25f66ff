import type { HandedDocument } from '../../shared/api/wire.ts'
import type { FileRefusal } from '../../shared/uploads/file-refusal.ts'
import { withoutReceived } from '../../shared/uploads/interrupted-uploads.ts'
import {
  bare,
  filesAfter,
  nextOf as nextFile,
  type QueuedFile as Queued,
  type UploadEvent,
} from '../../shared/uploads/upload-queue.ts'
import type { DocumentType } from './issue-date.ts'

/** Why the queue stands. */
export type Stop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'full'
/** The provider refused the day of issue: nothing of the type goes before it is put right. */
export type DateRefusal = 'future' | 'too-old' | 'incomplete'

type About = {
  readonly type: DocumentType
  /** The day the family gave, from the press on; `YYYY-MM-DD`. */
  readonly issuedOn?: string | undefined
}
/** `chosen` means that nobody has pressed yet. */
export type QueuedFile = Queued<About, FileRefusal, Stop>
export type UploadQueue = {
  readonly files: readonly QueuedFile[]
  readonly dateRefused: { readonly type: DocumentType; readonly why: DateRefusal } | undefined
}

export type QueueEvent =
  | UploadEvent<About, FileRefusal, Stop>
  /** What the provider has now. */
  | { readonly kind: 'listed'; readonly files: readonly HandedDocument[] }
  | { readonly kind: 'moved'; readonly from: DocumentType; readonly to: DocumentType }
  | { readonly kind: 'confirmed'; readonly type: DocumentType; readonly issuedOn: string | undefined }
  | { readonly kind: 'dateRefused'; readonly id: string; readonly why: DateRefusal }
  /** What was handed over needs no row any more. */
  | { readonly kind: 'cleared'; readonly type: DocumentType }

export const emptyQueue: UploadQueue = { files: [], dateRefused: undefined }

const movable: ReadonlySet<QueuedFile['state']> = new Set(['chosen', 'refused', 'interrupted'])

/** The queue after something happened; what happens to a file that is not there (any more) changes nothing. */
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
        // A press also lets go on what had stopped; what has been on its way keeps its day.
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

export function nextOf({ files }: UploadQueue): QueuedFile | undefined {
  return nextFile(files)
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
