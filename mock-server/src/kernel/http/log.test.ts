import { expect, test } from 'vitest'
import { collectLog, makeApp, signIn, withHandlers } from '../../testing/test-app.ts'

test('a log holds no body, no query string, no token and no request address (rule 19.19)', async () => {
  const { lines, log } = collectLog()
  const app = makeApp({ log })
  const headers = await signIn(app)
  await app.inject({ url: '/api/nps?emlid=secret-link', headers })
  await app.inject({
    method: 'POST',
    url: '/api/login?q=secret-query',
    payload: { username: 'secret-name', password: 'secret-pass' },
  })
  await app.inject('/api/secret-path')
  const text = JSON.stringify(lines)
  expect(lines.map(({ operationId }) => operationId)).toEqual(['logIn', 'getNps', 'logIn'])
  for (const secret of ['secret', 'andel123', headers.authorization]) expect(text).not.toContain(secret)
  await app.close()
})

test('a log line has both the HTTP status and the error_code, which differ when an operation ran and refused', async () => {
  const { lines, log } = collectLog()
  const app = makeApp({ log })
  const payload = { username: '10000001', password: 'wrong' }
  await app.inject({ method: 'POST', url: '/api/login', payload })
  await app.inject('/api/nps?emlid=jana-nps-2026')
  expect(lines.map(({ status, errorCode, error }) => ({ status, errorCode, error }))).toEqual([
    { status: 200, errorCode: 401, error: 'wrong-credentials' },
    { status: 200, errorCode: 200, error: undefined },
  ])
  await app.close()
})

test('a response that violates the contract is a logged 500 and commits nothing', async () => {
  const { lines, log } = collectLog()
  const changes = [{ path: ['values', 'x'], value: '1' }]
  const getNps = { run: () => ({ answer: { error_code: 200, response: { Value: 'nine' } }, changes, rule: 'none' }) }
  const app = makeApp({ log }, withHandlers({ getNps }))
  const answer = await app.inject('/api/nps?emlid=jana-nps-2026')
  expect([answer.statusCode, answer.json()]).toEqual([500, { error_code: 500, error: 'internal-error' }])
  expect(lines.find(({ level }) => level === 'error')?.event).toContain('getNps answers 200 off the contract')
  expect((await app.inject('/api/valueStore/x')).json().error).toBe('value-not-found')
  await app.close()
})

test('the server does not start if the contract and the handlers name different operations', () => {
  expect(() => makeApp({}, { handlers: {} })).toThrow('operations without a handler: logIn')
  const unexpected = { run: () => ({ answer: {}, changes: [], rule: '' }) }
  expect(() => makeApp({}, withHandlers({ unexpected }))).toThrow('does not know: unexpected')
})
