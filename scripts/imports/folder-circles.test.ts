import { expect, test } from 'vitest'
import { folderCircles } from './folder-circles.ts'

const imports = (...list: (readonly [from: string, to: string])[]) => new Map(list.map(([from, to]) => [from, [to]]))

test.each([
  ['two that import each other', imports(['a/x/1.ts', 'a/y/1.ts'], ['a/y/2.ts', 'a/x/2.ts']), 2, [['a/x', 'a/y']]],
  [
    'three in a ring',
    imports(['a/x/1.ts', 'b/y/1.ts'], ['b/y/2.ts', 'c/z/1.ts'], ['c/z/2.ts', 'a/x/2.ts']),
    2,
    [['a/x', 'b/y', 'c/z']],
  ],
  ['one way only', imports(['a/x/1.ts', 'a/y/1.ts'], ['a/y/2.ts', 'a/y/3.ts']), 2, []],
  ['deeper ones of one folder', imports(['a/x/m/1.ts', 'a/x/n/1.ts'], ['a/x/n/2.ts', 'a/x/m/2.ts']), 2, []],
  [
    'those at their own depth',
    imports(['a/x/m/1.ts', 'a/x/n/1.ts'], ['a/x/n/2.ts', 'a/x/m/2.ts']),
    3,
    [['a/x/m', 'a/x/n']],
  ],
  ['a folder and the one above it', imports(['a/x/1.ts', 'a/x/m/1.ts'], ['a/x/m/2.ts', 'a/x/2.ts']), 3, []],
])('circles of folders: %s', (_case, given, depth, circles) => {
  expect(folderCircles(given, depth)).toEqual(circles)
})
