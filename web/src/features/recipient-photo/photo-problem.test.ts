import { expect, test } from 'vitest'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { fileRefusal, formFields, isOutOfDate } from './photo-problem.ts'

const failure = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each([
  [400, 'file-type-mismatch', 'mismatch'],
  [400, 'file-unsupported-type', 'type'],
  [400, 'file-oversize', 'oversize'],
  [413, 'payload-too-large', 'oversize'],
  [400, 'picture-unreadable', 'unreadable'],
  [400, 'bad-request', undefined],
  [410, 'TypeError: Failed to upload', undefined],
])('%i %s is an error of the photo file: %s', (code, error, refusal) => {
  expect(fileRefusal(failure(code, error))).toBe(refusal)
})

test('a concurrent change reloads the list of photos, a lost network does not', () => {
  expect(isOutOfDate(failure(404, 'photo-not-found'))).toBe(true)
  expect(isOutOfDate(failure(410, 'TypeError'))).toBe(false)
})

test('parts of an upload map to fields of the form', () => {
  expect(formFields({ 'meta[0].takenMonth': 'future', 'File[0]': 'file-empty' })).toEqual({
    takenMonth: 'future',
    'File[0]': 'file-empty',
  })
})
