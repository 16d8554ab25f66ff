import { describe, expect, test } from 'vitest'
import { asKilled, freshFolder, openWorlds } from './testing/data-folders.ts'
import type { World } from './world/world.ts'

const put = (world: World, path: readonly string[], value: unknown) => world.act(() => ({ changes: [{ path, value }] }))

describe('the clock after a restart', () => {
  test('a running clock continues from where it was: the time while the server was down does not count', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue' })
    const opened = world.clock.now()
    first.pass(60_000)
    put(world, ['values', 'x'], '1')
    first.pass(30_000)
    first.stop()
    const second = openWorlds(folder)
    const again = second.worlds.find('blue')
    expect(again?.clock.now()).toBe(opened + 90_000)
    second.pass(1_000)
    expect(again?.clock.now()).toBe(opened + 91_000)
  })

  test('a running clock may jump forward by some seconds after a kill, and never goes back', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue' })
    first.pass(2_000)
    const seen = world.clock.now()
    const again = openWorlds(asKilled(folder)).worlds.find('blue')
    expect(again?.clock.now()).toBeGreaterThanOrEqual(seen)
    expect(again?.clock.now()).toBeLessThanOrEqual(seen + 4_000)
  })

  test('events up to the same instant have run', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue', frozen: true })
    world.transaction(() => {
      put(world, ['values', 'ran'], '1')
      world.ranUpTo += 5_000
    })
    const again = openWorlds(asKilled(folder)).worlds.find('blue')
    expect([again?.state.values.ran, again?.ranUpTo]).toEqual(['1', world.ranUpTo])
  })
})
