import { ApiFailure } from '../api/envelope.ts'
import type { FormFiles } from '../api/wire.ts'
import { type FileExtension, PAPER_EXTENSIONS } from '../uploads/file-kinds.ts'
import { dateRefusalOf, FILE_REFUSALS, type FileRefusal } from '../uploads/file-refusal.ts'
import { withoutReceived } from '../uploads/interrupted-uploads.ts'
import { type QueuedFile, queueAfter, type UploadEvent, type UploadQueue } from '../uploads/upload-queue.ts'

export type FormFileCategory = 'form' | 'request'

/** Rule 15.1: only the help request accepts files of Word and Excel. */
export const EXTENSIONS: Readonly<Record<FormFileCategory, readonly FileExtension[]>> = {
  form: PAPER_EXTENSIONS,
  request: [...PAPER_EXTENSIONS, 'doc', 'docx', 'xls', 'xlsx'],
}

export type FormFileRefusal = FileRefusal | 'total' | 'full'
/** Why the queue has stopped; `closed` is a form that accepts no more files. */
export type FormFilesStop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'closed'
export type FormFileRow = QueuedFile<string, FormFileRefusal, FormFilesStop>

/** The rows are files that are being uploaded, and refused ones. */
export type FormFilesQueue = UploadQueue<string, FormFileRefusal, FormFilesStop> & {
  /** The provider's files, by its last response. */
  readonly files: FormFiles
  /** Ids of files that are being removed. */
  readonly removing: readonly string[]
  readonly notRemoved: { readonly category: string; readonly name: string; readonly why: FormFilesStop } | undefined
}

export type FormFilesEvent =
  | UploadEvent<string, FormFileRefusal, FormFilesStop>
  /** The upload has finished: the file is among the provider's files. */
  | { readonly kind: 'uploaded'; readonly id: string; readonly files: FormFiles }
  | { readonly kind: 'known'; readonly files: FormFiles }
  | { readonly kind: 'removal'; readonly fileId: string }
  | { readonly kind: 'taken'; readonly fileId: string; readonly files?: FormFiles | undefined }
  | { readonly kind: 'left'; readonly fileId: string; readonly why: FormFilesStop }
  /** The upload of this file is cancelled. */
  | { readonly kind: 'cancelled'; readonly id: string }

export function afterEvent(queue: FormFilesQueue, event: FormFilesEvent): FormFilesQueue {
  switch (event.kind) {
    case 'known':
      return { ...queue, files: event.files, rows: withoutReceived(queue.rows, event.files.files) }
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
      const notRemoved = file && { category: file.category, name: file.name, why: event.why }
      return { ...settled(queue, event.fileId), notRemoved }
    }
    default:
      return queueAfter(queue, event)
  }
}

/** The limit that a chosen file would exceed: the form's number of files, or the bytes of all files. */
export function fitOf({ files, rows }: FormFilesQueue, size: number): 'full' | 'total' | undefined {
  const underWay = rows.filter(({ state }) => state !== 'refused' && state !== 'interrupted')
  if (files.files.length + underWay.length >= files.mostFiles) return 'full'
  return totalBytes(files.files) + totalBytes(underWay) + size > files.totalLimit ? 'total' : undefined
}

export function totalBytes(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

const refusals: Readonly<Record<string, FormFileRefusal>> = {
  ...FILE_REFUSALS,
  'files-total-oversize': 'total',
  'limit-reached': 'full',
}
/** Defined in openapi/resources/help-request and renewal. */
const closed = new Set([
  'request-not-found',
  'request-link-expired',
  'request-already-sent',
  'renewal-not-open',
  'renewal-already-sent',
])

/** The queue event of a failed upload. */
export function eventOf(id: string, failure: unknown): FormFilesEvent {
  const date = failure instanceof ApiFailure ? dateRefusalOf(failure) : undefined
  if (date) return { kind: 'dateRefused', id, why: date }
  const refusal = failure instanceof ApiFailure ? refusals[failure.error] : undefined
  return refusal ? { kind: 'refused', id, why: refusal } : { kind: 'stopped', id, why: stopOf(failure) }
}

export function stopOf(failure: unknown): FormFilesStop {
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
