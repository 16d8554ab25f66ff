import { expect, test } from 'vitest'
import { defaultAvatar } from './avatar.ts'

test.each([
  ['a man', { given: 1, want: 'male' }],
  ['a woman', { given: 2, want: 'female' }],
  ['absent', { given: -1, want: 'neutral' }],
  ['several donors', { given: 3, want: 'neutral' }],
  ['no profile', { given: undefined, want: 'neutral' }],
])('the default avatar: %s', (_, { given, want }) => {
  expect(defaultAvatar(given)).toBe(want)
})
