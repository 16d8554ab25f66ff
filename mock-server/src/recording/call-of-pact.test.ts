import { expect, test } from 'vitest'
import { callOfPact } from './call-of-pact.ts'
import type { RecordedStep } from './recording.ts'

const call = (method: 'GET' | 'POST', fields: Partial<Extract<RecordedStep, { kind: 'call' }>> = {}): RecordedStep => ({
  kind: 'call',
  at: '2026-11-10T09:00:00.000Z',
  operationId: 'saveNps',
  method,
  path: '/nps',
  query: {},
  uid: '',
  httpStatus: 200,
  errorCode: 200,
  ...fields,
})
const press: RecordedStep = { kind: 'press', role: 'button', name: 'Odeslat' }

test.each<[string, RecordedStep[], number | undefined]>([
  ['the last call that the tester caused, not of the page’s later reads', [call('POST'), press, call('GET')], 0],
  ['the newest of several writes', [call('POST'), call('POST'), call('GET')], 1],
  ['the last read when there was no write', [call('GET'), call('GET'), press], 1],
  ['the call that met a fault and was answered', [call('GET', { fault: 'error_code before' }), call('POST')], 0],
  ['an answered call, not a broken one', [call('POST'), call('POST', { fault: 'reset after', httpStatus: 0 })], 0],
  ['a read rather than a broken call', [call('GET'), call('POST', { fault: 'html before', httpStatus: 0 })], 0],
  ['a read that was refused', [call('GET', { errorCode: 404 }), call('GET', { session: 0 })], 0],
  ['a read of somebody signed in, not a public one', [call('GET', { session: 0 }), call('GET')], 0],
  ['a broken call when there is no other', [press, call('POST', { fault: 'reset after', httpStatus: 0 })], 1],
  ['no call', [press], undefined],
])('without a chosen call a pact is of %s', (_, steps, want) => {
  expect(callOfPact(steps)).toBe(want)
})
