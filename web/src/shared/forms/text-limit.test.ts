import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { longTextSchema, shortTextSchema } from '../api/schemas.ts'
import { countCharacters, longTextLimit, textLimit } from './text-limit.ts'

test.each([
  ['a letter and its combining háček are one', 'r\u030c'.repeat(100), 100],
  ['an emoji outside the basic plane is one', '💛'.repeat(3), 3],
])('a text is counted as people see it: %s', (_, text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test.each([
  ['one line', shortTextSchema, textLimit],
  ['several lines', longTextSchema, longTextLimit],
])('the limit of %s is that of the contract', (_, schema, limit) => {
  const fits = [limit, limit + 1].map((length) => safeParse(schema, 'a'.repeat(length)).success)
  expect(fits).toEqual([true, false])
})
