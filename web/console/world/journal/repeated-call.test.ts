import { expect, test } from 'vitest'
import type { JournalEntry } from '../../api/queries.ts'
import { type Repeat, repeatsIn } from './repeated-call.ts'

type Given = { method?: string; key?: string; second?: number; fault?: string; httpStatus?: number; value?: number }

const call = (id: string, { method = 'POST', key, second = 0, fault, httpStatus = 0, value = 1 }: Given) =>
  ({
    id,
    at: '2026-11-10T09:00:00.000Z',
    operationId: 'saveNps',
    httpStatus,
    errorCode: null,
    rule: '',
    changes: [],
    ...(fault !== undefined && { fault }),
    call: {
      method,
      path: '/nps',
      query: '',
      headers: { ...(key !== undefined && { 'idempotency-key': key }) },
      hasToken: false,
      request: { size: 11, content: { value } },
      durationMs: 1,
      realAt: `2026-11-25T19:0${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}.000Z`,
    },
  }) satisfies JournalEntry

const refused = 'refuse before'

test.each<[string, Given, Given, Repeat | undefined]>([
  ['at once after a refusal: the browser', { fault: refused }, { second: 1 }, { of: 'j-1', by: 'browser' }],
  ['later after a refusal: another call', { fault: refused }, { second: 2 }, undefined],
  ['at once with other contents: another call', { fault: refused }, { second: 1, value: 2 }, undefined],
  ['the same key, after any time', { key: 'a…' }, { key: 'a…', second: 300, value: 2 }, { of: 'j-1', by: 'key' }],
  ['another key', { key: 'a…' }, { key: 'b…' }, undefined],
  [
    'a read that failed',
    { method: 'GET', fault: 'reset before' },
    { method: 'GET', second: 9 },
    { of: 'j-1', by: 'read' },
  ],
  ['a read that failed long ago', { method: 'GET', fault: 'reset before' }, { method: 'GET', second: 121 }, undefined],
  ['a read that succeeded', { method: 'GET', httpStatus: 200 }, { method: 'GET', second: 9 }, undefined],
  ['a write that failed, without a key', { httpStatus: 500 }, { second: 9 }, undefined],
])('%s', (_, first, second, repeat) => {
  expect(repeatsIn([call('j-1', first), call('j-2', second)]).get('j-2')).toEqual(repeat)
})
