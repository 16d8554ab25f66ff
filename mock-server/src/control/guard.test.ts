import { describe, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'

const ask = async (
  sandboxToken: string | undefined,
  from: { remoteAddress?: string; headers?: Record<string, string> },
) => {
  const app = makeApp(sandboxToken === undefined ? {} : { sandboxToken })
  const answer = await app.inject({ url: '/sandbox/scenarios', ...from })
  await app.close()
  return [answer.statusCode, answer.json().error]
}

describe('the control plane listens to this machine only (M18)', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s may steer', async (remoteAddress) => {
    expect(await ask(undefined, { remoteAddress })).toEqual([200, undefined])
  })

  test.each<[string, { remoteAddress?: string; headers?: Record<string, string> }]>([
    ['another machine', { remoteAddress: '192.168.0.7' }],
    ['a page elsewhere whose name points here', { headers: { host: 'evil.example' } }],
    ['a caller behind a proxy of this machine', { headers: { 'x-forwarded-for': '192.168.0.7' } }],
  ])('%s is refused', async (_name, from) => {
    expect(await ask(undefined, from)).toEqual([401, 'token-missing'])
    expect(await ask('s3cret', from)).toEqual([401, 'token-missing'])
  })

  test('elsewhere SANDBOX_TOKEN opens it, and no other', async () => {
    const from = (token: string) => ({
      remoteAddress: '192.168.0.7',
      headers: { host: 'mock.example', authorization: token },
    })
    expect(await ask('s3cret', from('Bearer s3cret'))).toEqual([200, undefined])
    expect(await ask('s3cret', from('Bearer s3cre'))).toEqual([401, 'token-invalid'])
    expect(await ask(undefined, from('Bearer undefined'))).toEqual([401, 'token-missing'])
  })
})
