import { expect, test } from 'vitest'
import { countCharacters } from './text-limit.ts'

test.each([
  ['a letter and its combining háček are one', 'r\u030c'.repeat(100), 100],
  ['an emoji outside the basic plane is one', '💛'.repeat(3), 3],
])('a text is counted as people see it: %s', (_, text, count) => {
  expect(countCharacters(text)).toBe(count)
})
