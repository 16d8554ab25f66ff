import { describe, expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const DAY = 24 * 60 * 60 * 1_000

/** Two worlds at most; `at` is the real time. */
function openTwo() {
  const time = { at: 0 }
  const startClock = (now: number, frozen: boolean) => new Clock(() => 0, now, frozen)
  const worlds = new Worlds(scenarios, new MemoryStore(2), startClock, undefined, () => time.at)
  const ids = () => worlds.all().map(({ id }) => id)
  worlds.open({ id: 'a' })
  worlds.open({ id: 'b', label: { name: 'Platba' } })
  return { worlds, time, ids }
}

describe('a world more than the limit', () => {
  test('is refused with the longest unused ones, and none is dropped for it', () => {
    const { worlds, time, ids } = openTwo()
    time.at = DAY
    worlds.find('a')
    expect(() => worlds.open({ id: 'c' })).toThrow('Longest unused: b “Platba”, a')
    expect(ids()).toEqual(['a', 'b'])
  })

  test('replaces an unnamed one that was not used for a day', () => {
    const { worlds, time, ids } = openTwo()
    time.at = DAY + 1
    worlds.open({ id: 'c' })
    expect(ids()).toEqual(['b', 'c'])
  })

  test('replaces an unused copy, which has the name of its original only', () => {
    const { worlds, time, ids } = openTwo()
    worlds.find('b')?.setLabel({ name: 'Platba', copiedAt: 0 })
    time.at = DAY + 1
    worlds.open({ id: 'c' })
    expect(ids()).toEqual(['c'])
  })

  test('is still made when it is the default one', () => {
    const { worlds, ids } = openTwo()
    expect(worlds.find('default')?.id).toBe('default')
    expect(ids()).toEqual(['a', 'b', 'default'])
  })
})

describe('an unused world', () => {
  test('is removed after a day since its last call, unless it has a name or is the default one', () => {
    const { worlds, time, ids } = openTwo()
    worlds.find('default')
    time.at = DAY / 2
    worlds.find('a')
    time.at = DAY * 1.5
    worlds.removeUnused()
    expect(ids()).toEqual(['a', 'b', 'default'])
    time.at += 1
    worlds.removeUnused()
    expect(ids()).toEqual(['b', 'default'])
  })

  test('stays when it was named later, and is removed when its name was cleared', () => {
    const { worlds, time, ids } = openTwo()
    worlds.find('a')?.setLabel({ name: 'Zámek' })
    worlds.find('b')?.setLabel({})
    time.at = DAY + 1
    worlds.removeUnused()
    expect(ids()).toEqual(['a'])
  })
})
