import { ApiFailure } from '#web/shared/api/envelope.ts'
import { dateRefusalOf, FILE_REFUSALS } from '#web/shared/uploads/file-refusal.ts'
import type { QueueEvent, UploadStop } from './upload-queue.ts'

/** By the refusals of openapi/resources/recipient-document. */
export function eventOf(id: string, failure: unknown): QueueEvent {
  if (!(failure instanceof ApiFailure)) return { kind: 'stopped', id, why: 'ours' }
  const file = FILE_REFUSALS[failure.error]
  if (file) return { kind: 'refused', id, why: file }
  const date = dateRefusalOf(failure)
  return date ? { kind: 'dateRefused', id, why: date } : { kind: 'stopped', id, why: stopOf(failure) }
}

function stopOf(failure: ApiFailure): UploadStop {
  if (failure.isNetwork) return 'lost'
  if (failure.code === 429) return 'tooMany'
  if (failure.error === 'editing-locked') return 'locked'
  return failure.error === 'limit-reached' ? 'full' : 'ours'
}
