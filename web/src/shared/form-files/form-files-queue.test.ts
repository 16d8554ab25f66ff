import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../api/envelope.ts'
import type { FormFile, FormFiles } from '../api/wire.ts'
import { eventOf, type FormFileRow, type FormFilesQueue, fitOf, stopOf } from './form-files-queue.ts'

const file = (fileId: string, size = 1000): FormFile => ({
  fileId,
  category: 'report',
  name: `${fileId}.pdf`,
  size,
  uploadedAt: '2026-11-10T09:00:00.000Z',
  issuedOn: null,
})
const formFiles = (...files: FormFile[]): FormFiles => ({ categories: [], files, mostFiles: 3, totalLimit: 10_000 })
const row = (id: string, size = 1000): FormFileRow => ({
  id,
  name: `${id}.pdf`,
  size,
  mediaType: 'application/pdf',
  category: 'report',
  state: 'waiting',
})
const queue = (files: FormFile[], ...rows: FormFileRow[]): FormFilesQueue => ({
  files: formFiles(...files),
  rows,
  removing: [],
  dateRefused: undefined,
  notRemoved: undefined,
})
const failure = (error_code: number, error: string) => new ApiFailure({ error_code, error })

describe('the limit of files', () => {
  test.each([
    ['a byte below the limit', 4999, undefined],
    ['exactly to the limit', 5000, undefined],
    ['a byte above it', 5001, 'total'],
  ])('by the bytes of all, uploaded and on their way: %s', (_, size, refusal) => {
    expect(fitOf(queue([file('f1', 2000)], row('a', 3000)), size)).toBe(refusal)
  })

  test.each([
    ['the last but one', queue([file('f1')]), undefined],
    ['the last one', queue([file('f1')], row('a')), undefined],
    ['one too many', queue([file('f1'), file('f2')], row('a')), 'full'],
  ])('by the number of files: %s', (_, state, refusal) => {
    expect(fitOf(state, 1)).toBe(refusal)
  })

  test('does not count refused files', () => {
    const refused: FormFileRow = { ...row('a', 9000), state: 'refused', why: 'type' }
    expect(fitOf(queue([], refused, refused, refused), 5000)).toBeUndefined()
  })
})

test.each([
  [410, 'TypeError: Failed to upload', 'stopped', 'lost'],
  [429, 'rate-limited', 'stopped', 'tooMany'],
  [423, 'editing-locked', 'stopped', 'locked'],
  [500, 'internal-error', 'stopped', 'ours'],
  [408, 'request-link-expired', 'stopped', 'closed'],
  [404, 'request-not-found', 'stopped', 'closed'],
  [409, 'request-already-sent', 'stopped', 'closed'],
  [409, 'renewal-already-sent', 'stopped', 'closed'],
  [409, 'renewal-not-open', 'stopped', 'closed'],
  [409, 'limit-reached', 'refused', 'full'],
  [400, 'files-total-oversize', 'refused', 'total'],
  [400, 'file-oversize', 'refused', 'oversize'],
  [413, 'payload-too-large', 'refused', 'oversize'],
  [400, 'file-type-mismatch', 'refused', 'mismatch'],
  [400, 'file-unsupported-type', 'refused', 'type'],
  [400, 'file-empty', 'refused', 'empty'],
])('an upload that fails with %i %s is %s, explained as %s', (code, error, kind, why) => {
  expect(eventOf('a', failure(code, error))).toEqual({ kind, id: 'a', why })
})

test('an error that is not a refusal of the server stops the queue with the reason `ours`', () => {
  expect(stopOf(new Error('broken'))).toBe('ours')
})
