import { describe, expect, test } from 'vitest'
import { verify } from './verify.ts'

const happened = [
  { id: 'j-1', values: { operationId: ['saveNps'], errorCode: [200] } },
  { id: 'j-2', values: { operationId: ['saveNps'], errorCode: [423] } },
  { id: 'j-3', values: { operationId: ['getNps'], errorCode: [200] } },
]
const wanted = { operationId: 'saveNps', errorCode: 200 }

describe('what was expected', () => {
  test.each([
    [{}, true, 'at least 1'],
    [{ times: 1 }, true, 'exactly 1'],
    [{ times: 2 }, false, 'exactly 2'],
    [{ times: 0 }, false, 'exactly 0'],
    [{ atLeast: 2 }, false, 'at least 2'],
    [{ atMost: 1 }, true, 'at most 1'],
    [{ atMost: 0 }, false, 'at most 0'],
    [{ atLeast: 1, atMost: 2 }, true, 'at least 1, at most 2'],
  ])('%o holds for one: %s', (expectation, holds, expected) =>
    expect(verify(happened, wanted, expectation)).toMatchObject({ holds, count: 1, expected, ids: ['j-1'] }),
  )
})

test('what misses least and came last is the nearest; what fits nothing is not near', () =>
  expect(verify(happened, { ...wanted, person: 'p-1' }, {}).nearest).toEqual([
    { id: 'j-1', differs: ['person'] },
    { id: 'j-3', differs: ['operationId', 'person'] },
    { id: 'j-2', differs: ['errorCode', 'person'] },
  ]))

test('where there are enough, nothing is near', () =>
  expect(verify(happened, wanted, { times: 0 })).toMatchObject({ holds: false, nearest: [] }))
