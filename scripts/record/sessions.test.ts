import { expect, test } from 'vitest'
import type { RecordedExchange } from './exchange.ts'
import { Sessions } from './sessions.ts'

const exchange = (authorization: string, answer: object): RecordedExchange =>
  ({ headers: { authorization }, answer: { body: Buffer.from(JSON.stringify(answer)) } }) as unknown as RecordedExchange

test.each([
  ['a login', { token: 'new' }],
  ['a changed password', { changedAt: '2026-11-10T09:15:00.000Z', session: { token: 'new' } }],
])('the token of %s belongs to the step that answered it', (_, response) => {
  const threads = new Sessions()
  threads.follow(exchange('old', { error_code: 200, response }), 3)
  expect(threads.sessionOf(exchange('new', {}))).toBe(3)
})
