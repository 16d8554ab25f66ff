import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { DueEvent } from './due-event.ts'
import { EventList, inOrderOfTime, mergeEvents } from './event-list.ts'

const eventAt = (at: number, id: string): DueEvent => ({ id, at, kind: 'k', subject: 's', summary: '' })
const events = array(integer({ min: 0, max: 50 }), { maxLength: 400, size: 'max' })
const changes = array(record({ at: integer({ min: 0, max: 50 }), isGone: integer({ min: 0, max: 3 }) }), {
  maxLength: 400,
  size: 'max',
})

test('a list of events that changes one by one has the events of a sorted array', () =>
  assert(
    property(events, changes, integer({ min: -1, max: 51 }), (given, changed, after) => {
      const array = given.map((at, index) => eventAt(at, `e-${index}`))
      let list = EventList.from(array)
      for (const [index, { at, isGone }] of changed.entries()) {
        const gone = isGone > 0 ? array.splice((index * 7) % (array.length || 1), 1)[0] : undefined
        if (gone) list = list.without(gone)
        else {
          const event = eventAt(at, `c-${index}`)
          array.push(event)
          list = list.with(event)
        }
      }
      const want = array.filter(({ at }) => at > after).toSorted(inOrderOfTime)
      expect([...list.after(after)]).toEqual(want)
    }),
  ))

test('lists are merged in order of time, then of their ids, and read no further than needed', () => {
  let read = 0
  function* counted(...list: DueEvent[]) {
    for (const event of list) {
      read += 1
      yield event
    }
  }
  const [a, b, c, d] = [eventAt(1, 'a'), eventAt(2, 'b'), eventAt(2, 'c'), eventAt(9, 'd')]
  expect([...mergeEvents([[c], [], counted(a, d), [b]])]).toEqual([a, b, c, d])
  read = 0
  const [first] = mergeEvents([counted(a, b), counted(c, d)])
  expect([first, read]).toEqual([a, 2])
})
