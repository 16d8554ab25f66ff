import { expect, test } from 'vitest'
import { faultOfEntry } from './fault-of-entry.ts'

const entry = { operationId: 'logIn', errorCode: 500, error: 'internal-error' }

test.each([
  ['reset after', { kind: 'reset', when: 'after' }],
  ['error_code before', { kind: 'error_code', when: 'before', errorCode: 500, error: 'internal-error' }],
  ['latency before', { kind: 'latency', when: 'before', ms: 5_000 }],
  ['cut after', { kind: 'cut', when: 'after', atPercent: 50 }],
])('an entry broken by %s is broken by the same fault once more', (fault, want) =>
  expect(faultOfEntry({ ...entry, fault })).toEqual({ operationId: 'logIn', times: 1, ...want }),
)

test('an entry without a fault, or with one that is not known, has none', () => {
  expect(faultOfEntry(entry)).toBeUndefined()
  expect(faultOfEntry({ ...entry, fault: 'thunder before' })).toBeUndefined()
})
