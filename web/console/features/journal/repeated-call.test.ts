import { expect, test } from 'vitest'
import { calledEntry } from '../../testing/journal-entry.ts'
import { type Repeat, repeatsIn } from './repeated-call.ts'

type Given = {
  method?: string
  key?: string
  second?: number
  fault?: string
  httpStatus?: number
  value?: number
  resendOf?: string
}

const call = (id: string, { method = 'POST', key, second = 0, fault, httpStatus = 0, value = 1, resendOf }: Given) =>
  calledEntry(
    {
      method,
      headers: { ...(key !== undefined && { 'idempotency-key': key }) },
      request: { size: 11, content: { value } },
      realAt: new Date(Date.UTC(2026, 10, 25, 19, 0, second)).toISOString(),
    },
    {
      id,
      httpStatus,
      errorCode: null,
      ...(fault !== undefined && { fault }),
      ...(resendOf !== undefined && { resendOf }),
    },
  )

test.each<[string, Given, Given, Repeat | undefined]>([
  ['what the server knows as a resend: the browser', {}, { resendOf: 'j-1' }, { of: 'j-1', by: 'browser' }],
  ['at once after a refusal, by the person', { fault: 'refuse before' }, { second: 1 }, undefined],
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
