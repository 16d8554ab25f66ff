import { ApiFailure } from '../api/envelope.ts'
import type { FormFiles } from '../api/wire.ts'
import type { FileRefusal } from '../uploads/file-refusal.ts'
import { filesAfter, type QueuedFile, type UploadEvent } from '../uploads/upload-queue.ts'

/** The id of the form's file category. */
export type About = { readonly purpose: string }
export type Refusal = FileRefusal | 'total' | 'full'
/** Why the queue stands; `closed` is a form that takes nothing any more. */
export type Stop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'closed'
export type FormFileRow = QueuedFile<About, Refusal, Stop>

export type FormFilesQueue = {
  /** What the provider has, as it said last. */
  readonly files: FormFiles
  /** What is on its way, and what was refused. */
  readonly rows: readonly FormFileRow[]
  /** Ids of files that are being taken back. */
  readonly removing: readonly string[]
  readonly notRemoved: { readonly purpose: string; readonly name: string; readonly why: Stop } | undefined
}

export type FormFilesEvent =
  | UploadEvent<About, Refusal, Stop>
  /** What was on its way is among the provider's files now. */
  | { readonly kind: 'uploaded'; readonly id: string; readonly files: FormFiles }
  | { readonly kind: 'known'; readonly files: FormFiles }
  | { readonly kind: 'removal'; readonly fileId: string }
  | { readonly kind: 'taken'; readonly fileId: string; readonly files?: FormFiles | undefined }
  | { readonly kind: 'left'; readonly fileId: string; readonly why: Stop }
  /** The one on its way is given up. */
  | { readonly kind: 'cancelled'; readonly id: string }

export function afterEvent(queue: FormFilesQueue, event: FormFilesEvent): FormFilesQueue {
  switch (event.kind) {
    case 'known':
      return { ...queue, files: event.files }
    case 'uploaded':
      return { ...queue, files: event.files, rows: queue.rows.filter(({ id }) => id !== event.id) }
    case 'cancelled':
      return { ...queue, rows: queue.rows.filter(({ id }) => id !== event.id) }
    case 'removal':
      return { ...queue, removing: [...queue.removing, event.fileId], notRemoved: undefined }
    case 'taken':
      return { ...settled(queue, event.fileId), files: event.files ?? without(queue.files, event.fileId) }
    case 'left': {
      const file = queue.files.files.find(({ fileId }) => fileId === event.fileId)
      const notRemoved = file && { purpose: file.category, name: file.name, why: event.why }
      return { ...settled(queue, event.fileId), notRemoved }
    }
    default:
      return { ...queue, rows: filesAfter(queue.rows, event) }
  }
}

/** What a file that is chosen now does not fit into: the form's number of files, or the bytes of all together. */
export function fitOf({ files, rows }: FormFilesQueue, size: number): 'full' | 'total' | undefined {
  const underWay = rows.filter(({ state }) => state !== 'refused')
  if (files.files.length + underWay.length >= files.mostFiles) return 'full'
  return bytesOf(files.files) + bytesOf(underWay) + size > files.totalLimit ? 'total' : undefined
}

export function bytesOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

const refusals: Readonly<Record<string, Refusal>> = {
  'file-oversize': 'oversize',
  'payload-too-large': 'oversize',
  'file-unsupported-type': 'type',
  'file-type-mismatch': 'mismatch',
  'file-empty': 'empty',
  'files-total-oversize': 'total',
  'limit-reached': 'full',
}
/** By openapi/resources/help-request and renewal. */
const closed = new Set([
  'request-not-found',
  'request-link-expired',
  'request-already-sent',
  'renewal-not-open',
  'renewal-already-sent',
])

/** What a failed upload means for the queue. */
export function eventOf(id: string, failure: unknown): FormFilesEvent {
  const refusal = failure instanceof ApiFailure ? refusals[failure.error] : undefined
  return refusal ? { kind: 'refused', id, why: refusal } : { kind: 'stopped', id, why: stopOf(failure) }
}

export function stopOf(failure: unknown): Stop {
  if (!(failure instanceof ApiFailure)) return 'ours'
  if (failure.isSuperseded) return 'session'
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  if (failure.error === 'editing-locked') return 'locked'
  return closed.has(failure.error) ? 'closed' : 'ours'
}

function settled(queue: FormFilesQueue, fileId: string): FormFilesQueue {
  return { ...queue, removing: queue.removing.filter((id) => id !== fileId) }
}

function without(files: FormFiles, fileId: string): FormFiles {
  return { ...files, files: files.files.filter((file) => file.fileId !== fileId) }
}
