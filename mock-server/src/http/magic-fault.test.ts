import { expect, test } from 'vitest'
import { magicFault } from './magic-fault.ts'
import { aFile } from './testing/call-handler.ts'

test('a magic value is a fault before the commit', () =>
  expect(magicFault('logIn', { body: { username: '10000001', password: 'error_500' }, files: [] })).toEqual({
    id: 'magic-value',
    operationId: 'logIn',
    when: 'before',
    kind: 'error_code',
    errorCode: 500,
    error: 'internal-error',
  }))

test('so is the name of a file', () =>
  expect(
    magicFault('uploadFiles', { body: undefined, files: [aFile('error_410.pdf', '', new Uint8Array())] }),
  ).toMatchObject({ kind: 'reset' }))

test('an ordinary call has none', () =>
  expect(magicFault('logIn', { body: { username: '10000001', password: 'andel123' }, files: [] })).toBeUndefined())
