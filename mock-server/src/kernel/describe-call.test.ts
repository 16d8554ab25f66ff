import { expect, test } from 'vitest'
import { describeCall } from './describe-call.ts'
import { NO_RESULT, type RequestContext } from './request-context.ts'

const callWith = (body: unknown) =>
  ({
    operation: { method: 'POST', path: '/login' },
    request: { url: '/api/login', headers: {}, body },
    files: [],
    startedAt: 0,
  }) as unknown as RequestContext
const token = JSON.stringify({ error_code: 200, response: { token: 'secret' } })

test('a password and the token that it returns are masked before the journal holds them', () => {
  const { request, response } = describeCall(callWith({ password: 'secret' }), { ...NO_RESULT, body: token })
  expect([request?.text, response?.text]).toEqual([
    '{"password":"•••"}',
    '{"error_code":200,"response":{"token":"•••"}}',
  ])
})

test('the response of a read is held as it is', () => {
  const { request, response } = describeCall(callWith(undefined), { ...NO_RESULT, body: token })
  expect([request, response?.text]).toEqual([undefined, token])
})
