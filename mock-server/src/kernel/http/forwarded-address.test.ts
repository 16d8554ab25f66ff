import { expect, test } from 'vitest'
import { makeApp, openWorld, type TestApp } from '../../testing/test-app.ts'

const NGINX = '10.0.0.2'

/** Uses up the 120 calls a minute of 203.0.113.1, then returns the statuses for the same and for another X-Forwarded-For. */
async function exhaust(app: TestApp, remoteAddress: string) {
  const { apiBase } = await openWorld(app)
  const call = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const payload = { resetToken: 'rst_unknown0000000000000' }
    const url = `${apiBase}/passwordReset/link`
    return (await app.inject({ method: 'POST', url, remoteAddress, headers, payload })).statusCode
  }
  for (let calls = 0; calls < 120; calls++) await call('203.0.113.1')
  const again = { same: await call('203.0.113.1'), other: await call('203.0.113.2') }
  const spoofed = await call('203.0.113.9, 203.0.113.1')
  await app.close()
  return { ...again, spoofed }
}

test('with a trusted proxy each client has its own rate limit and cannot escape it with a forged header', async () => {
  expect(await exhaust(makeApp({ trustProxy: NGINX }), NGINX)).toEqual({ same: 429, other: 200, spoofed: 429 })
})

test.each([
  ['no proxy is trusted', undefined],
  ['another proxy is trusted', '10.0.0.3'],
])('X-Forwarded-For has no effect if %s', async (_name, trustProxy) => {
  const app = makeApp(trustProxy === undefined ? {} : { trustProxy })
  expect(await exhaust(app, NGINX)).toEqual({ same: 429, other: 429, spoofed: 429 })
})
