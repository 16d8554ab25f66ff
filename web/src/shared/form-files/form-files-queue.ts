import { ApiFailure } from '../api/envelope.ts'
import type { FormFiles } from '../api/wire.ts'
import { type FileExtension, PAPER_EXTENSIONS } from '../uploads/file-kinds.ts'
import { FILE_REFUSALS, type FileRefusal } from '../uploads/file-refusal.ts'
import { withoutReceived } from '../uploads/interrupted-uploads.ts'
import { bare, filesAfter, type QueuedFile, type UploadEvent } from '../uploads/upload-queue.ts'

export type FormFileCategory = 'form' | 'request'

/** Rule 15.1: only the help request accepts files of Word and Excel. */
export const EXTENSIONS: Readonly<Record<FormFileCategory, readonly FileExtension[]>> = {
  form: PAPER_EXTENSIONS,
  request: [...PAPER_EXTENSIONS, 'doc', 'docx', 'xls', 'xlsx'],
}

/** The id of the form's file category. */
export type FormFileDetails = {
  readonly purpose: string
  /** `YYYY-MM-DD`; a file whose category needs it is `chosen` until the day is known. */
  readonly issuedOn?: string | undefined
}
export type FormFileRefusal = FileRefusal | 'total' | 'full'
/** Why the queue has stopped; `closed` is a form that accepts no more files. */
export type FormFilesStop = 'lost' | 'session' | 'locked' | 'tooMany' | 'ours' | 'closed'
/** Why the provider refused the day of issue. */
export type DayRefusal = 'required' | 'future' | 'too-old'
export type FormFileRow = QueuedFile<FormFileDetails, FormFileRefusal, FormFilesStop>

export type FormFilesQueue = {
  /** The provider's files, by its last response. */
  readonly files: FormFiles
  /** Files that are being uploaded, and refused ones. */
  readonly rows: readonly FormFileRow[]
  /** Ids of files that are being removed. */
  readonly removing: readonly string[]
  readonly dayRefused: { readonly purpose: string; readonly why: DayRefusal } | undefined
  readonly notRemoved: { readonly purpose: string; readonly name: string; readonly why: FormFilesStop } | undefined
}

export type FormFilesEvent =
  | UploadEvent<FormFileDetails, FormFileRefusal, FormFilesStop>
  /** The upload has finished: the file is among the provider's files. */
  | { readonly kind: 'uploaded'; readonly id: string; readonly files: FormFiles }
  | { readonly kind: 'known'; readonly files: FormFiles }
  | { readonly kind: 'removal'; readonly fileId: string }
  | { readonly kind: 'taken'; readonly fileId: string; readonly files?: FormFiles | undefined }
  | { readonly kind: 'left'; readonly fileId: string; readonly why: FormFilesStop }
  /** The day of issue of the files of a category is known. */
  | { readonly kind: 'dated'; readonly purpose: string; readonly issuedOn: string }
  | { readonly kind: 'dayChanged' }
  | { readonly kind: 'dayRefused'; readonly id: string; readonly why: DayRefusal }
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
    case 'dated':
      return {
        ...queue,
        dayRefused: undefined,
        rows: queue.rows.map((row) => (isHeld(row, event.purpose) ? dated(row, event.issuedOn) : row)),
      }
    case 'dayChanged':
      return { ...queue, dayRefused: undefined }
    case 'dayRefused':
      return afterDayRefusal(queue, event)
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

/** Whether the file waits for the day of issue of its category. */
export function isHeld({ about, state }: FormFileRow, purpose: string): boolean {
  return about.purpose === purpose && state === 'chosen'
}

function dated(row: FormFileRow, issuedOn: string): FormFileRow {
  return { ...bare(row), about: { ...row.about, issuedOn }, state: 'waiting' }
}

function afterDayRefusal(queue: FormFilesQueue, { id, why }: { id: string; why: DayRefusal }): FormFilesQueue {
  const purpose = queue.rows.find((row) => row.id === id)?.about.purpose
  if (purpose === undefined) return queue
  const isBack = ({ about, state }: FormFileRow) =>
    about.purpose === purpose && (state === 'sending' || state === 'waiting')
  return {
    ...queue,
    dayRefused: { purpose, why },
    rows: queue.rows.map((row) => (isBack(row) ? { ...bare(row), state: 'chosen' } : row)),
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

const dayRefusals: Readonly<Record<string, DayRefusal>> = { 'day-in-future': 'future', 'document-too-old': 'too-old' }

/** The queue event of a failed upload. */
export function eventOf(id: string, failure: unknown): FormFilesEvent {
  const day = failure instanceof ApiFailure ? dayRefusalOf(failure) : undefined
  if (day) return { kind: 'dayRefused', id, why: day }
  const refusal = failure instanceof ApiFailure ? refusals[failure.error] : undefined
  return refusal ? { kind: 'refused', id, why: refusal } : { kind: 'stopped', id, why: stopOf(failure) }
}

function dayRefusalOf({ error, fields }: ApiFailure): DayRefusal | undefined {
  return dayRefusals[error] ?? (fields['meta[0].issuedOn'] === undefined ? undefined : 'required')
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
