import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { fileRefusal, formFields, isOutOfDate, photoProblem } from './photo-problem.ts'

const failure = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each([
  [410, 'TypeError: Failed to upload', 'lost'],
  [400, 'bad-request', 'shortOutage'],
  [500, 'internal-error', 'retryShortly'],
  [503, 'anything', 'unknown'],
  [429, 'rate-limited', 'tooMany'],
  [423, 'editing-locked', 'locked'],
  [409, 'limit-reached', 'full'],
  [409, 'removal-requested', 'removalRequested'],
  [404, 'photo-not-found', 'notFound'],
])('a photo refused with %i %s is explained as %s', (code, error, problem) => {
  expect(photoProblem(failure(code, error))).toBe(problem)
})

test('a fault of the portal itself is unknown', () => {
  expect(photoProblem(new TypeError('undefined is not a function'))).toBe('unknown')
})

test.each([
  [400, 'file-type-mismatch', 'mismatch'],
  [400, 'file-unsupported-type', 'type'],
  [400, 'file-oversize', 'oversize'],
  [413, 'payload-too-large', 'oversize'],
  [400, 'picture-unreadable', 'unreadable'],
  [400, 'bad-request', undefined],
  [410, 'TypeError: Failed to upload', undefined],
])('%i %s is the fault of the file: %s', (code, error, refusal) => {
  expect(fileRefusal(failure(code, error))).toBe(refusal)
})

test('what others did meanwhile has the list read anew, a lost network has not', () => {
  expect(isOutOfDate(failure(404, 'photo-not-found'))).toBe(true)
  expect(isOutOfDate(failure(410, 'TypeError'))).toBe(false)
})

test('parts of an upload are fields of the form', () => {
  expect(formFields({ 'meta[0].takenMonth': 'future', 'File[0]': 'file-empty' })).toEqual({
    takenMonth: 'future',
    'File[0]': 'file-empty',
  })
})
