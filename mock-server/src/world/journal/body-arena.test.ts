import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { BodyArena, BodyMemory, type Place } from './body-arena.ts'

const KIB = 1_024
const write = (arena: BodyArena, text: string): Place => {
  const place = { start: 0, length: 0 }
  arena.write(text, place)
  return place
}

test.each([
  ['of one length', () => 'a'.repeat(5_000)],
  ['of many lengths', (n: number) => `${n} ${'příspěvek €'.repeat((n * 37) % 300)}`],
  ['of which the first two fill its first capacity exactly', (n: number) => (n === 0 ? 'a' : '€'.repeat(5_461))],
])('an arena holds the newest texts %s as they were, up to its limit', (_, textOf) => {
  const arena = new BodyArena(new BodyMemory({ world: 96 * KIB, process: 96 * KIB }))
  const written = Array.from({ length: 500 }, (_unused, n) => ({ text: textOf(n), place: write(arena, textOf(n)) }))
  const texts = written.map(({ place }) => arena.read(place))
  const held = texts.filter((text) => text !== undefined)
  expect(held).toEqual(written.slice(-held.length).map(({ text }) => text))
  const bytes = held.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const longest = Math.max(...written.map(({ text }) => 3 * text.length))
  expect(bytes).toBeGreaterThan(96 * KIB - 2 * longest - 1)
  expect([bytes <= 96 * KIB, arena.capacity]).toEqual([true, 96 * KIB])
})

test('the limit of the process clears the arenas that were not written to for longest', () => {
  const memory = new BodyMemory({ world: 64 * KIB, process: 80 * KIB })
  const [first, second, third] = [new BodyArena(memory), new BodyArena(memory), new BodyArena(memory)] as const
  const [one, two] = [write(first, 'first'), write(second, 'second')]
  const more = write(first, 'first again')
  const three = write(third, 'č'.repeat(16_000))
  expect([first.read(one), first.read(more), second.read(two)]).toEqual(['first', 'first again', undefined])
  expect(third.read(three)).toBe('č'.repeat(16_000))
  expect(memory.bytes).toBe(80 * KIB)
  expect(second.read(write(second, 'new'))).toBe('new')
  expect([second.read(two), first.read(one), memory.bytes]).toEqual([undefined, undefined, 80 * KIB])
})

test('the bytes of a journal that nothing refers to are free', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const memory = new BodyMemory()
  write(new BodyArena(memory), 'text')
  expect(memory.bytes).toBe(16 * KIB)
  // A weak reference that was read stays strong until the end of the task.
  await setImmediate()
  collectGarbage()
  expect(memory.bytes).toBe(0)
})
