import type { JournalEntry } from '../api/world-queries.ts'
import type { CalledEntry, JournalCall } from '../shared/call-request.ts'

/** An entry of the journal: a rating that was saved. */
export const journalEntry = (given: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 'j-1',
  at: '2026-11-10T09:00:00.000Z',
  operationId: 'saveNps',
  httpStatus: 200,
  errorCode: 200,
  rule: 'rule 9.1 Rating',
  changes: [],
  ...given,
})

export const journalCall = (given: Partial<JournalCall> = {}): JournalCall => ({
  method: 'POST',
  path: '/nps',
  query: '',
  headers: {},
  hasToken: true,
  durationMs: 1,
  realAt: '2026-11-25T19:00:00.000Z',
  ...given,
})

/** The same with its call. */
export const calledEntry = (call: Partial<JournalCall> = {}, given: Partial<JournalEntry> = {}): CalledEntry => ({
  ...journalEntry(given),
  call: journalCall(call),
})
