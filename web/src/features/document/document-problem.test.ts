import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { documentProblem, isOutdated } from './document-problem.ts'

test.each([
  [410, 'TypeError: Failed to fetch', 'lost'],
  [429, 'rate-limited', 'tooMany'],
  [404, 'document-not-found', 'document-not-found'],
  [409, 'document-replaced', 'document-replaced'],
  [409, 'tax-data-unchanged', 'tax-data-unchanged'],
  [409, 'document-not-reissuable', 'document-not-reissuable'],
  [409, 'idempotency-key-reused', 'ours'],
  [500, 'internal-error', 'ours'],
])('a document refused with %i %s is explained as %s', (error_code, error, problem) => {
  expect(documentProblem(new ApiFailure({ error_code, error }))).toBe(problem)
})

test('only what changed elsewhere asks for a fresh list', () => {
  expect(isOutdated('document-replaced')).toBe(true)
  expect(isOutdated('document-not-found')).toBe(true)
  expect(isOutdated('tax-data-unchanged')).toBe(false)
})
