import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'

const open = makeApp()
const secured = makeApp({
  sandboxToken: 's3cret',
  allowedHosts: ['mock.example'],
  portalOrigin: 'https://portal.example',
})
afterAll(() => Promise.all([open.close(), secured.close()]))

async function request(app: typeof open, options: Omit<InjectOptions, 'url'> = {}) {
  const answer = await app.inject({ url: '/sandbox/scenarios', ...options })
  return [answer.statusCode, answer.json().error]
}
const bearer = { authorization: 'Bearer s3cret' }
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

describe('without SANDBOX_TOKEN the control plane answers only this machine (rule 19.17)', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a call from %s is accepted', async (remoteAddress) => {
    expect(await request(open, { remoteAddress })).toEqual([200, undefined])
  })

  test.each<[string, Omit<InjectOptions, 'url'>]>([
    ['another machine', { remoteAddress: '192.168.0.7' }],
    ['another machine that invents a token', { remoteAddress: '192.168.0.7', headers: bearer }],
    ['a proxy that sends X-Forwarded-For', { headers: { 'x-forwarded-for': '192.168.0.7' } }],
    ['a proxy that sends Forwarded', { headers: { forwarded: 'for=192.168.0.7' } }],
    ['a proxy that sends X-Real-IP', { headers: { 'x-real-ip': '192.168.0.7' } }],
    ['a proxy that sends Via', { headers: { via: '1.1 proxy' } }],
  ])('a call from %s is refused', async (_name, from) => {
    expect(await request(open, from)).toEqual([401, 'token-missing'])
  })
})

describe('with SANDBOX_TOKEN every caller sends it', () => {
  test('a reverse proxy that forwards from loopback and adds no header needs the token', async () => {
    expect(await request(secured, { headers: { host: '127.0.0.1:4010' } })).toEqual([401, 'token-missing'])
  })

  test.each<[string, Record<string, string>]>([
    ['Bearer', bearer],
    ['Basic with the token as the password', basic('tester:s3cret')],
  ])('the token is accepted as %s', async (_name, headers) => {
    expect(await request(secured, { headers })).toEqual([200, undefined])
    const elsewhere = { remoteAddress: '192.168.0.7', headers: { ...headers, host: 'mock.example' } }
    expect(await request(secured, elsewhere)).toEqual([200, undefined])
  })

  test.each([{ authorization: 'Bearer s3cre' }, { authorization: 's3cret' }, basic('s3cret'), basic('s3cret:')])(
    '%o is refused',
    async (headers) => {
      expect(await request(secured, { headers })).toEqual([401, 'token-invalid'])
    },
  )

  test('a browser that opens a link prompts for the token; a script is not shown a password window', async () => {
    const challengeOf = async (headers: Record<string, string>) =>
      (await secured.inject({ url: '/sandbox/enter/default', headers })).headers['www-authenticate']
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }
    expect(await challengeOf(link)).toMatch(/^Basic realm="[^"]+", charset="UTF-8"$/)
    expect(await challengeOf({ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' })).toBe('Bearer')
  })
})

describe('the Host header is checked, token or not (DNS rebinding)', () => {
  test.each(['localhost', 'localhost:4010', '127.0.0.1:4010', '[::1]:4010', 'LOCALHOST'])(
    '%s is loopback',
    async (host) => {
      expect(await request(open, { headers: { host } })).toEqual([200, undefined])
    },
  )

  test.each(['mock.example', 'mock.example:4010', 'portal.example'])('%s is configured', async (host) => {
    expect(await request(secured, { headers: { ...bearer, host } })).toEqual([200, undefined])
  })

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'])(
    '„%s“ is refused with the setting to change',
    async (host) => {
      expect(await request(open, { headers: { host } })).toEqual([403, 'host-not-allowed'])
      const answer = await secured.inject({ url: '/sandbox/scenarios', headers: { ...bearer, host } })
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'host-not-allowed'])
      expect(answer.json().message).toMatch(/PORTAL_ORIGIN.*HOST/)
    },
  )
})
