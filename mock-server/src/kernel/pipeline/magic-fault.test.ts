import { expect, test } from 'vitest'
import { aFile } from '../../testing/call-handler.ts'
import { magicFault } from './magic-fault.ts'

test('a magic value injects a fault before the commit', () =>
  expect(magicFault('logIn', { body: { username: '10000001', password: 'error_500' }, files: [] })).toEqual({
    id: 'magic-value',
    operationId: 'logIn',
    when: 'before',
    kind: 'error_code',
    errorCode: 500,
    error: 'internal-error',
  }))

test('the name of an uploaded file can be a magic value: error_410.pdf resets the connection', () =>
  expect(
    magicFault('uploadFiles', { body: undefined, files: [aFile('error_410.pdf', '', new Uint8Array())] }),
  ).toMatchObject({ kind: 'reset' }))

test('a call without a magic value has no fault', () =>
  expect(magicFault('logIn', { body: { username: '10000001', password: 'andel123' }, files: [] })).toBeUndefined())
