import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '../api/world-queries.ts'
import { valueText } from '../features/journal/journal-details.tsx'
import { journalEntry as entry } from '../testing/journal-entry.ts'
import { entryOutcome, lossOf } from './outcome.ts'

describe('the outcome of a call', () => {
  test.each<[string, Partial<JournalEntry>]>([
    ['ok', {}],
    ['ok', { errorCode: null, httpStatus: 200 }],
    ['refused', { errorCode: 423, error: 'vote-locked' }],
    ['failed', { errorCode: 500, httpStatus: 500 }],
    ['unanswered', { errorCode: null, httpStatus: 0, fault: 'reset before' }],
    ['unanswered', { fault: 'reset after' }],
    ['unanswered', { fault: 'html after' }],
    ['ok', { fault: 'latency after' }],
    ['event', { operationId: null, errorCode: null, httpStatus: 0 }],
  ])('%s', (outcome, given) => {
    expect(entryOutcome(entry(given))).toBe(outcome)
  })
})

describe('a response that a fault took away', () => {
  const changes = [{ path: 'people.p-1.vote' }] as unknown as JournalEntry['changes']
  test.each<[Partial<JournalEntry>, ReturnType<typeof lossOf>]>([
    [
      { fault: 'reset after', changes },
      { how: 'broken', what: 'written' },
    ],
    [{ fault: 'refuse after' }, { how: 'broken', what: 'answered' }],
    [{ fault: 'cut before' }, { how: 'broken', what: 'notWritten' }],
    [
      { fault: 'refuse before', call: { method: 'GET' } as NonNullable<JournalEntry['call']> },
      { how: 'broken', what: 'notRead' },
    ],
    [
      { fault: 'garbage after', changes },
      { how: 'garbled', what: 'written' },
    ],
    [{ fault: 'error_code after', changes }, undefined],
    [{ changes }, undefined],
  ])('%j', (given, loss) => {
    expect(lossOf(entry(given))).toEqual(loss)
  })
})

test.each<[string, unknown, string]>([
  ['people.p-1.vote.value', 10, '10'],
  ['people.p-1.vote.votedAt', 1_794_301_180_000, '10. 11. 2026 v 9:59'],
  ['people.p-1.failed', 1_794_301_180_000, '1794301180000'],
  ['people.p-1.vote', undefined, '–'],
  ['people.p-1.status', 'open', 'open'],
  ['people.p-1.phones', [], '[]'],
])('%s of %j reads %s', (path, value, words) => {
  expect(valueText(path, value, 'cs')).toBe(words)
})
