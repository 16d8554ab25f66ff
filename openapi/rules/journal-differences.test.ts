import { expect, it } from 'vitest'
import { differencesOf, type ValueDifference } from './journal-differences.ts'
import { MASKED } from './masked-value.ts'

type Change = Parameters<typeof differencesOf>[0]
type Value = NonNullable<Change['before']> | null
type Row = [what: string, before: Value, after: Value, want: ValueDifference[]]
const at = (path: string, before: unknown, after: unknown): ValueDifference => ({ path: `x${path}`, before, after })

it.each<Row>([
  ['a value', 9, 10, [at('', 9, 10)]],
  ['a value where there was none', null, 10, [at('', undefined, 10)]],
  ['one field of a record', { a: 1, b: 2 }, { a: 1, b: 3 }, [at('.b', 2, 3)]],
  ['a field deep inside', { a: [{ b: 1, c: 2 }] }, { a: [{ b: 1, c: 3 }] }, [at('.a.0.c', 2, 3)]],
  ['a whole new record, without what is empty in it', null, { a: 1, b: null }, [at('.a', undefined, 1)]],
  ['a record that went', { a: 1 }, null, [at('.a', 1, undefined)]],
  ['what was added to a list', [{ id: 1 }], [{ id: 1 }, { id: 2 }], [at('.1.id', undefined, 2)]],
  ['a list that was emptied', [{ id: 1 }], [], [at('.0.id', 1, undefined)]],
  ['an empty list where there was nothing', null, [], [at('', undefined, [])]],
  ['a record in place of a word', 'a', { a: 1 }, [at('', 'a', { a: 1 })]],
  ['something that the journal masks', { a: MASKED }, { a: MASKED }, [at('', MASKED, MASKED)]],
])('a change of %s', (_, before, after, want) => {
  expect(differencesOf({ path: 'x', before, after })).toEqual(want)
})
