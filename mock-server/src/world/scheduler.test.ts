import { expect, test } from 'vitest'
import type { DueEvent } from '../domain/state/due-event.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { Scheduler } from './scheduler.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const open = () =>
  new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen)).open({ frozen: true })

/** Events append their id to a text, so that their order can be checked. */
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

test('events run in order, each at its own instant, up to and including the target instant', () => {
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

test.each([
  ['a millisecond before it', 9],
  ['long before it', 1],
])('if no event is due, nothing is stored and the clock reaches the target: %s', (_, ms) => {
  const world = open()
  const scheduler = new Scheduler(after([event('a', start + 10)]))
  expect(scheduler.runUpTo(world, start + ms)).toEqual([])
  expect([world.version, world.ranUpTo]).toEqual([0, start + ms])
})

test('a target instant in the past leaves the clock as it is, even if the events have changed', () => {
  const world = open()
  new Scheduler(after([])).runUpTo(world, start + 50)
  for (const ms of [50, 49, 10]) {
    world.act(() => ({ changes: [{ path: ['values', 'x'], value: String(ms) }] }))
    const late = new Scheduler(() => (world.ranUpTo === start + 50 ? [event('late', start + ms)] : []))
    expect(late.runUpTo(world, start + ms)).toEqual([])
  }
  expect([world.version, world.ranUpTo]).toEqual([3, start + 50])
})

test('the next event is computed once for each state', () => {
  const world = open()
  let computed = 0
  const scheduler = new Scheduler((_state, moment) => {
    computed += 1
    return after([event('a', start + 1_000)])(_state, moment)
  })
  for (const ms of [1, 2, 3]) scheduler.runUpTo(world, start + ms)
  expect(computed).toBe(1)
  world.act(() => ({ changes: [{ path: ['values', 'x'], value: '1' }] }))
  for (const ms of [4, 5]) scheduler.runUpTo(world, start + ms)
  expect(computed).toBe(2)
})

test('an event without changes runs and changes nothing', () => {
  const world = open()
  const announced = { id: 'a', at: start + 10, kind: 'test', subject: 'test', summary: 'a' }
  const { state } = world
  expect(new Scheduler(after([announced])).runUpTo(world, start + 10)).toEqual([announced])
  expect(world.state).toBe(state)
})

test('the listener gets each event that ran with its instant, kind, rule and changes', () => {
  const world = open()
  const reported: unknown[] = []
  const scheduler = new Scheduler(after([event('a', start + 10)]), (of, at, what, changes) =>
    reported.push({ of: of.id, at: at - start, what, changes }),
  )
  scheduler.runUpTo(world, start + 20)
  const changes = [{ path: ['values', 'ran'], before: undefined, after: ' a@10' }]
  expect(reported).toEqual([{ of: world.id, at: 10, what: { kind: 'test', rule: 'test' }, changes }])
})

test.each([
  ['a hundred thousand are run', 100_000, undefined],
  [
    'one more is a fault of the rules that names the event',
    100_001,
    'Events were due at more than 100000 instants, the last one n',
  ],
])('of events that bring themselves forward %s', (_, count, message) => {
  const world = open()
  const announced = { id: 'n', kind: 'test', subject: 'test', summary: 'n' }
  const scheduler = new Scheduler((_state, moment) =>
    moment < start + count ? [{ ...announced, at: moment + 1 }] : [],
  )
  const run = () => scheduler.runUpTo(world, start + count).length
  if (message === undefined) expect(run()).toBe(count)
  else expect(run).toThrow(message)
})

test('any number of events may be due at one instant', () => {
  const world = open()
  const all = Array.from({ length: 200_000 }, (_, n) => event(`n${n}`, start + 1))
  const scheduler = new Scheduler((_state, moment) => (moment < start + 1 ? all : []))
  expect(scheduler.runUpTo(world, start + 1)).toHaveLength(200_000)
})

test('an event may create the next one', () => {
  const world = open()
  const chain = (state: WorldState, moment: number): DueEvent[] => {
    const count = (state.values.ran ?? '').split(' ').length - 1
    const next = event(`n${count}`, start + (count + 1) * 5)
    return count < 3 && next.at > moment ? [next] : []
  }
  expect(new Scheduler(chain).runUpTo(world, start + 1_000).map(({ id }) => id)).toEqual(['n0', 'n1', 'n2'])
})

test('the list of next events equals the order in which they run', () => {
  const world = open()
  const scheduler = new Scheduler(after([event('a', start + 10), event('b', start + 20)]))
  expect(scheduler.ahead(world, 1).map(({ id }) => id)).toEqual(['a'])
  scheduler.runUpTo(world, start + 10)
  expect(scheduler.ahead(world).map(({ id }) => id)).toEqual(['b'])
})
