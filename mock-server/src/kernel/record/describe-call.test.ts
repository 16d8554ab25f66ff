import { expect, test } from 'vitest'
import { maskCall } from '../../world/journal/noted-call.ts'
import { NO_RESULT, type RequestContext } from '../pipeline/request-context.ts'
import { describeCall } from './describe-call.ts'

const callWith = (body: unknown) =>
  ({
    operation: { method: 'POST', path: '/login' },
    request: { originalUrl: '/api/login', headers: {}, body },
    files: [],
    startedAt: 0,
  }) as unknown as RequestContext
const token = JSON.stringify({ error_code: 200, response: { token: 'secret' } })

test('a sent password is masked before the journal holds it', () => {
  const { request } = describeCall(callWith({ Password: 'secret' }), NO_RESULT)
  expect(request?.text).toBe('{"Password":"•••"}')
})

test('bodies without a password are held as they are, and masked when they are read', () => {
  const call = describeCall(callWith({ code: '123456' }), { ...NO_RESULT, body: token })
  expect([call.request?.text, call.response?.text]).toEqual(['{"code":"123456"}', token])
  const { request, response } = maskCall(call)
  expect([request?.text, response?.text]).toEqual(['{"code":"•••"}', token.replace('secret', '•••')])
})

test.each([
  ['an angel number', { username: '10000001', password: 'andel123' }, '10000001', undefined],
  ['a personal number and a step', { personalNumber: '2000001', step: 'login' }, '2000001', 'login'],
  ['no text', { username: 5, step: 'a'.repeat(255) }, undefined, undefined],
  ['no body', undefined, undefined, undefined],
])('who signs in is noted: %s', (_, body, login, step) => {
  expect(describeCall(callWith(body), NO_RESULT)).toMatchObject({ login, step })
})
