import { expect, test } from 'vitest'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { compareStates } from './compare-states.ts'

const stateOf = (slices: object) => slices as unknown as WorldState

test('states differ in the deepest values that are not equal; a list is one value, and a missing one has none', () => {
  const people = LargeRecord.from<object>({ a: { vote: { value: 9 }, phones: [1, 2] }, b: {} })
  const one = stateOf({ people, values: { x: '1' } })
  const others = LargeRecord.from<object>({ a: { vote: { value: 10 }, phones: [1] }, c: {} })
  const other = stateOf({ people: others, values: { x: '1' } })
  expect(compareStates(one, other)).toEqual([
    { path: ['people', 'a', 'vote', 'value'], before: 9, after: 10 },
    { path: ['people', 'a', 'phones'], before: [1, 2], after: [1] },
    { path: ['people', 'b'], before: {}, after: undefined },
    { path: ['people', 'c'], before: undefined, after: {} },
  ])
})

test('bytes are compared by their content, and the bookkeeping of the kernel is not compared', () => {
  const one = stateOf({ storedImages: { i: new Uint8Array([1]) }, throttles: { a: 1 }, faults: { last: 1 } })
  const other = stateOf({ storedImages: { i: new Uint8Array([1]) }, throttles: {}, faults: { last: 0 } })
  expect(compareStates(one, other)).toEqual([])
})
