import { expect, test } from 'vitest'
import { Clock } from '../clock/clock.ts'
import type { DueEvent } from '../domain/due-event.ts'
import type { WorldState } from '../domain/world-state.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { Scheduler } from './scheduler.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const open = () =>
  new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen)).open({ frozen: true })

/** Events write their id behind one another, so the order they ran in can be read. */
const event = (id: string, at: number): DueEvent => ({
  id,
  at,
  kind: 'test',
  subject: 'test',
  summary: id,
  apply: (state: WorldState, { now }) => ({
    changes: [{ path: ['values', 'ran'], value: `${state.values.ran ?? ''} ${id}@${now - start}` }],
    rule: 'test',
  }),
})
const start = Date.parse('2026-11-10T09:00:00Z')
const after = (events: readonly DueEvent[]) => (_state: WorldState, moment: number) =>
  events.filter(({ at }) => at > moment)

test('events run in order, each at its own moment, up to and with the moment itself', () => {
  const world = open()
  const scheduler = new Scheduler(
    after([event('a', start + 10), event('b', start + 10), event('c', start + 20), event('d', start + 21)]),
  )
  const ran = scheduler.runUpTo(world, start + 20)
  expect(ran.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(world.state.values.ran).toBe(' a@10 b@10 c@20')
})

test('nothing runs a millisecond early, and nothing runs twice', () => {
  const world = open()
  const scheduler = new Scheduler(after([event('a', start + 10)]))
  expect(scheduler.runUpTo(world, start + 9)).toEqual([])
  expect(scheduler.runUpTo(world, start + 10)).toHaveLength(1)
  expect(scheduler.runUpTo(world, start + 10)).toEqual([])
  expect(scheduler.runUpTo(world, start + 99)).toEqual([])
})

test('an event may bring the next one about', () => {
  const world = open()
  const chain = (state: WorldState, moment: number): DueEvent[] => {
    const count = (state.values.ran ?? '').split(' ').length - 1
    const next = event(`n${count}`, start + (count + 1) * 5)
    return count < 3 && next.at > moment ? [next] : []
  }
  expect(new Scheduler(chain).runUpTo(world, start + 1_000).map(({ id }) => id)).toEqual(['n0', 'n1', 'n2'])
})

test('what comes next is the same list read ahead', () => {
  const world = open()
  const scheduler = new Scheduler(after([event('a', start + 10), event('b', start + 20)]))
  expect(scheduler.ahead(world, 1).map(({ id }) => id)).toEqual(['a'])
  scheduler.runUpTo(world, start + 10)
  expect(scheduler.ahead(world).map(({ id }) => id)).toEqual(['b'])
})
