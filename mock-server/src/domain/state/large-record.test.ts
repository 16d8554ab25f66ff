import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from './commit.ts'
import { LargeRecord } from './large-record.ts'
import { emptyWorldState } from './world-state.ts'

const KEYS = ['a', 'b', '__proto__', 'constructor', '7', '10', '007', '4294967294', '4294967295', '-1']
const steps = array(
  record({
    key: constantFrom(...KEYS),
    value: integer({ min: 0, max: 99 }),
    isRemoved: boolean(),
    back: integer({ min: 0, max: 5 }),
  }),
  { maxLength: 40, size: 'max' },
)

/** Own enumerable members, also one with the name `__proto__`. */
const plainWith = (plain: Readonly<Record<string, number>>, key: string, value: number) => ({ ...plain, [key]: value })
function plainWithout(plain: Readonly<Record<string, number>>, key: string) {
  const { [key]: _gone, ...rest } = plain
  return rest
}

const all = (large: LargeRecord<number>) => ({
  entries: [...large],
  values: large.values(),
  size: large.size,
  found: [...KEYS, 'toString'].map((key) => [large.has(key), large.get(key)]),
  plain: Object.entries(large.toRecord()),
})
const expected = (plain: Readonly<Record<string, number>>): ReturnType<typeof all> => ({
  entries: Object.entries(plain),
  values: Object.values(plain),
  size: Object.keys(plain).length,
  found: [...KEYS, 'toString'].map((key) => [
    Object.hasOwn(plain, key),
    Object.hasOwn(plain, key) ? plain[key] : undefined,
  ]),
  plain: Object.entries(plain),
})

test('a large record has what a plain object has, in its order, also after changes of an earlier copy', () =>
  assert(
    property(steps, (given) => {
      const versions: (readonly [LargeRecord<number>, Readonly<Record<string, number>>])[] = [
        [LargeRecord.from({}), {}],
      ]
      for (const { key, value, isRemoved, back } of given) {
        const [large, plain] = versions.at(-1 - Math.min(back, versions.length - 1)) ?? [
          LargeRecord.from<number>({}),
          {},
        ]
        versions.push(
          isRemoved
            ? [large.without(key), plainWithout(plain, key)]
            : [large.with(key, value), plainWith(plain, key, value)],
        )
      }
      for (const [large, plain] of versions) expect(all(large)).toEqual(expected(plain))
      for (const [large, plain] of versions) expect(all(LargeRecord.from(plain))).toEqual(all(large))
    }),
  ))

test('a record of many keys is the same as a plain object', () => {
  let large = LargeRecord.from(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p-${n}`, n])))
  const first = large
  for (let n = 0; n < 600; n += 7) large = large.with(`p-${n}`, -n)
  for (let n = 0; n < 600; n += 35) large = large.without(`p-${n}`)
  const plain = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p-${n}`, n]))
  for (let n = 0; n < 600; n += 7) plain[`p-${n}`] = -n
  for (let n = 0; n < 600; n += 35) delete plain[`p-${n}`]
  expect(Object.entries(large.toRecord())).toEqual(Object.entries(plain))
  expect(large.map((value) => value + 1).values()).toEqual(Object.values(plain).map((value) => value + 1))
  expect(first.values()).toEqual(Array.from({ length: 300 }, (_, n) => n))
})

test('a commit changes a member of an item, adds and removes items, and the state before stays as it was', () => {
  const before = { ...emptyWorldState, people: LargeRecord.from({ a: { vote: 1 }, b: {} }) as never }
  const { state, applied } = applyChanges(before, [
    { path: ['people', 'a', 'vote'], value: 2 },
    { path: ['people', 'a', 'name'], value: 'A' },
    { path: ['people', '__proto__'], value: { vote: 3 } },
    { path: ['people', 'b'], value: undefined },
    { path: ['people', 'none', 'vote'], value: undefined },
  ])
  expect([...state.people]).toEqual([
    ['a', { vote: 2, name: 'A' }],
    ['__proto__', { vote: 3 }],
  ])
  expect([...before.people]).toEqual([
    ['a', { vote: 1 }],
    ['b', {}],
  ])
  expect(applied.map(({ before: value }) => value)).toEqual([1, undefined, undefined, {}, undefined])
})
