import { expect, test } from 'vitest'
import { withFixedSpaces } from './czech-typography.ts'

test.each([
  ['a preposition inside', { given: 'Pomoc v nouzi', want: 'Pomoc v\u00a0nouzi' }],
  ['at the start, as a capital', { given: 'V nouzi', want: 'V\u00a0nouzi' }],
  ['one after another', { given: 'byl a i s k němu', want: 'byl a\u00a0i\u00a0s\u00a0k\u00a0němu' }],
  ['after a bracket and a quotation mark', { given: '(z toho „o nich“)', want: '(z\u00a0toho „o\u00a0nich“)' }],
  ['the end of a longer word stays', { given: 'Eva se má', want: 'Eva se má' }],
  ['a letter with an accent in front stays a word', { given: 'má i čas', want: 'má i\u00a0čas' }],
  ['the end of an accented word stays', { given: 'svátků v máji', want: 'svátků v\u00a0máji' }],
  ['a letter at the very end', { given: 'bod a ', want: 'bod a ' }],
  ['already fixed', { given: 'v\u00a0nouzi', want: 'v\u00a0nouzi' }],
  ['nothing', { given: '', want: '' }],
])('a one-letter word is tied to the next word by a fixed space: %s', (_, { given, want }) => {
  expect(withFixedSpaces(given)).toBe(want)
})
