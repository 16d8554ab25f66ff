import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { emptyState } from '../../scenarios/people/people-state.ts'
import { applyChanges } from './commit.ts'
import { deriveFromRecord } from './derived.ts'
import { indexEvents } from './event-index.ts'
import { entriesOf, LargeRecord } from './large-record.ts'

type Item = { readonly ats: readonly number[] }
const eventsOf = ({ ats }: Item, key: string) =>
  ats.map((at, index) => ({ id: `${key}:${index}`, at, kind: 'k', subject: key, summary: '' }))

const change = record({
  key: constantFrom('a', 'b', 'c', '__proto__', '7'),
  ats: array(integer({ min: 0, max: 9 }), { maxLength: 3 }),
  isRemoved: boolean(),
})
const steps = array(record({ changes: array(change, { maxLength: 3 }), isRead: boolean() }), { maxLength: 12 })

test('an index that follows the commits equals one of the whole record', () => {
  const recordOf = (state: typeof emptyState) => state.people as unknown as Record<string, Item>
  assert(
    property(steps, integer({ min: -1, max: 10 }), (given, after) => {
      const followed = indexEvents(eventsOf)
      let state = emptyState
      for (const { changes, isRead } of given) {
        const list = changes.map(({ key, ats, isRemoved }) => ({
          path: ['people', key],
          value: isRemoved ? undefined : { ats },
        }))
        ;({ state } = applyChanges(state, list))
        if (isRead) followed(recordOf(state))
      }
      expect([...followed(recordOf(state), after)]).toEqual([...indexEvents(eventsOf)(recordOf(state), after)])
    }),
  )
})

test('a value of a copy is made from that of the original, with the changed items alone', () => {
  const people = LargeRecord.from(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`p-${n}`, { ats: [n] }])))
  const updated: unknown[] = []
  const count = deriveFromRecord<Item, number>(
    (all) => entriesOf(all).length,
    (value, ...change) => {
      updated.push(change)
      return value
    },
  )
  let state = { ...emptyState, people } as unknown as typeof emptyState
  const read = () => count(state.people as unknown as Record<string, Item>)
  read()
  const set = (path: string[], value: unknown) => ({ path: ['people', ...path], value })
  ;({ state } = applyChanges(state, [set(['p-3', 'ats'], [1]), set(['p-3', 'ats'], [2])]))
  ;({ state } = applyChanges(state, [set(['p-5'], undefined)]))
  expect([read(), read(), updated]).toEqual([
    100,
    100,
    [
      ['p-3', { ats: [3] }, { ats: [2] }],
      ['p-5', { ats: [5] }, undefined],
    ],
  ])
})

test('after many commits without a read a value visits only the changed items', () => {
  const people = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`p-${n}`, { ats: [n] }]))
  let visited = 0
  const index = indexEvents<Item>((item, key) => {
    visited += 1
    return eventsOf(item, key)
  })
  let state = { ...emptyState, people } as unknown as typeof emptyState
  const read = () => index(state.people as unknown as Record<string, Item>)
  read()
  visited = 0
  for (let n = 0; n < 32; n++)
    ({ state } = applyChanges(state, [{ path: ['people', `p-${n % 8}`, 'ats'], value: [n] }]))
  read()
  expect(visited).toBe(16)
})
