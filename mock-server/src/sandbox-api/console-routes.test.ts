import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-'))
const dist = join(folder, 'console')
mkdirSync(join(dist, 'assets'), { recursive: true })
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Console</title>')
writeFileSync(join(dist, 'assets', 'index-1.js'), 'start()')
writeFileSync(join(dist, 'assets', 'index-1.js.br'), 'compressed')
writeFileSync(join(folder, 'secret.txt'), 'secret')

const app = makeApp({ consoleDist: dist, sandboxToken: 's3cret', allowedHosts: ['mock.example'] })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** The response to a client on another machine without a token. */
const askFromElsewhere = (url: string) =>
  app.inject({ url, remoteAddress: '192.168.0.7', headers: { host: 'mock.example' } })

describe('the console is served without a token', () => {
  test('its page, which runs only its own script and may share the portal’s window', async () => {
    const answer = await askFromElsewhere('/sandbox/')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<title>Console</title>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(answer.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'cache-control': 'no-cache' })
  })

  test('its files, which a browser may cache for ever', async () => {
    const answer = await askFromElsewhere('/sandbox/console/assets/index-1.js')
    expect([answer.statusCode, answer.body]).toEqual([200, 'start()'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('its files compressed, to a browser that reads it', async () => {
    const url = '/sandbox/console/assets/index-1.js'
    const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
      'br',
      'application/javascript; charset=utf-8',
      'compressed',
    ])
  })
})

describe('the console without a world in its address', () => {
  const openConsole = (cookie: string, url = '/sandbox/') => app.inject({ url, headers: { cookie } })

  test('shows the world that the portal of this browser has entered, also after a link to a state', async () => {
    const headers = { authorization: 'Bearer s3cret' }
    const { id } = (await app.inject({ method: 'POST', url: '/sandbox/worlds', headers })).json()
    const answer = await openConsole(`theme=dark; sandbox-world=${id}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/sandbox/?world=${id}`])
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin')
    expect((await openConsole(`sandbox-world=${id}`, '/sandbox/?world=default')).statusCode).toBe(200)
  })

  test.each(['', 'sandbox-world=', 'sandbox-world=gone', 'theme=dark'])(
    'shows the default world for the cookie „%s“',
    async (cookie) => {
      expect((await openConsole(cookie)).statusCode).toBe(200)
    },
  )
})

test.each(['/sandbox/scenarios', '/sandbox/worlds', '/sandbox/worlds/default/messages', '/sandbox/enter/default'])(
  '%s needs the token',
  async (url) => {
    const answer = await askFromElsewhere(url)
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'token-missing'])
  },
)

test.each([
  '/sandbox/console/assets/../index.html',
  '/sandbox/console/assets/..%2f..%2fsecret.txt',
  '/sandbox/console/assets/%2e%2e/%2e%2e/secret.txt',
  '/sandbox/console/assets/..%5c..%5csecret.txt',
  '/sandbox/console/secret.txt',
  '/sandbox/console/assets/',
])('no file outside its folder is served for %s', async (url) => {
  const answer = await askFromElsewhere(url)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toMatch(/secret"|<title>|^secret/)
})
