import { expect, test } from 'vitest'
import { repeatedValueOf } from './repeated-values.ts'

const logInAfter = (state: string) => ({
  description: 'a sign-in',
  providerStates: [{ name: state }],
  request: { method: 'POST', path: '/login' },
  response: { status: 200, body: { content: { response: { profile: { displayName: 'Jana Nováková' } } } } },
})

test('the answer to a sign-in repeats a name of its state, except in a recorded session, which has its own people', () => {
  expect(repeatedValueOf(logInAfter('a donor'))).toMatchObject({ value: 'displayName' })
  expect(repeatedValueOf(logInAfter('a recorded session'))).toBeUndefined()
})
