import { ApiFailure } from '../../shared/api/envelope.ts'
import { FILE_REFUSALS } from '../../shared/uploads/file-refusal.ts'
import type { DateRefusal, QueueEvent, UploadStop } from './upload-queue.ts'

const dates: Readonly<Record<string, DateRefusal>> = {
  'day-in-future': 'future',
  'document-too-old': 'too-old',
}

/** By the refusals of openapi/resources/recipient-document. */
export function eventOf(id: string, failure: unknown): QueueEvent {
  if (!(failure instanceof ApiFailure)) return { kind: 'stopped', id, why: 'ours' }
  const file = FILE_REFUSALS[failure.error]
  if (file) return { kind: 'refused', id, why: file }
  const date = dates[failure.error] ?? (failure.fields['meta[0].issuedOn'] === undefined ? undefined : 'incomplete')
  return date ? { kind: 'dateRefused', id, why: date } : { kind: 'stopped', id, why: stopOf(failure) }
}

function stopOf(failure: ApiFailure): UploadStop {
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  if (failure.error === 'editing-locked') return 'locked'
  return failure.error === 'limit-reached' ? 'full' : 'ours'
}
