import { expect, test } from 'vitest'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { eventOf } from './handing-problem.ts'

test.each([
  [410, 'TypeError: Failed to upload', 'stopped', 'lost'],
  [429, 'rate-limited', 'stopped', 'tooMany'],
  [423, 'editing-locked', 'stopped', 'locked'],
  [409, 'limit-reached', 'stopped', 'full'],
  [500, 'internal-error', 'stopped', 'ours'],
  [400, 'bad-request', 'stopped', 'ours'],
  [400, 'file-type-mismatch', 'refused', 'mismatch'],
  [400, 'file-unsupported-type', 'refused', 'type'],
  [400, 'file-oversize', 'refused', 'oversize'],
  [413, 'payload-too-large', 'refused', 'oversize'],
  [400, 'file-empty', 'refused', 'empty'],
  [422, 'day-in-future', 'dateRefused', 'future'],
  [422, 'document-too-old', 'dateRefused', 'too-old'],
])('an upload of a document that fails with %i %s is %s, explained as %s', (error_code, error, kind, why) => {
  expect(eventOf('1', new ApiFailure({ error_code, error }))).toEqual({ kind, id: '1', why })
})

test('a date that the provider cannot parse is requested again', () => {
  const failure = new ApiFailure({
    error_code: 400,
    error: 'file-meta-invalid',
    fields: { 'meta[0].issuedOn': 'required' },
  })
  expect(eventOf('1', failure)).toEqual({ kind: 'dateRefused', id: '1', why: 'required' })
})

test('a failure without a refusal stops the queue and loses no file', () => {
  expect(eventOf('1', new Error('broken'))).toEqual({ kind: 'stopped', id: '1', why: 'ours' })
})
