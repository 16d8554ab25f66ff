import { expect, test } from 'vitest'
import { callOfPact } from './call-of-pact.ts'
import type { RecordedStep } from './recording.ts'

const call = (method: 'GET' | 'POST', said: { fault?: string; httpStatus?: number } = {}): RecordedStep => ({
  kind: 'call',
  at: '2026-11-10T09:00:00.000Z',
  operationId: 'saveNps',
  method,
  path: '/nps',
  query: {},
  uid: '',
  httpStatus: 200,
  errorCode: 200,
  ...said,
})
const press: RecordedStep = { kind: 'press', role: 'button', name: 'Odeslat' }

test.each<[string, RecordedStep[], number | undefined]>([
  ['the last that a person caused, past what the page read by itself', [call('POST'), press, call('GET')], 0],
  ['the newest of them', [call('POST'), call('POST'), call('GET')], 1],
  ['the last reading where nothing else was called', [call('GET'), call('GET'), press], 1],
  ['one that no fault took part in', [call('POST'), call('POST', { fault: 'reset after', httpStatus: 0 })], 0],
  ['a reading rather than one that was broken', [call('GET'), call('POST', { fault: 'html before' })], 0],
  ['a broken one where there is no other', [press, call('POST', { fault: 'reset after', httpStatus: 0 })], 1],
  ['none', [press], undefined],
])('without a chosen call a pact is of %s', (_, steps, want) => {
  expect(callOfPact(steps)).toBe(want)
})
