import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { latePortal } from './late-portal.ts'
import { ICONS, portalPlugin } from './portal.ts'
import { portalConfig } from './portal-config.ts'

let dist = ''
const KEY = '0123456789abcdef0123456789abcdef'

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, 'pages'))
  const pages = {
    version: '1.2.3',
    inline: { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGU='] },
    prerendered: { '/login': 'pages/login.html' },
    routes: { '/': 'index.html', '/login': 'index.html', '/profil-rodiny/:id': 'pages/family.html' },
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(dist, 'index.html'), '<script type="application/json">@@config@@</script>shell')
  writeFileSync(
    join(dist, 'pages/login.html'),
    '<a href="@@phones.donors.href@@" title="@@email@@">@@phones.donors.text@@</a>',
  )
  writeFileSync(join(dist, 'pages/family.html'), '<script type="application/json">@@config@@</script>family')
  for (const icon of ICONS) writeFileSync(join(dist, icon), '<svg/>')
  writeFileSync(join(dist, 'assets/app-1.js'), 'plain')
  writeFileSync(join(dist, 'assets/app-1.js.br'), 'brotli')
})

afterAll(() => rmSync(dist, { recursive: true }))

async function ask(
  url: string,
  { env = {}, headers = {} }: { env?: Record<string, string>; headers?: Record<string, string> } = {},
) {
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error_code: 404, error: 'unknown-path' }))
  await portalPlugin(app, { dist, env })
  return app.inject({ url, headers })
}

it('while the portal is being built, a page waits in its place and the API answers', async () => {
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error_code: 404, error: 'unknown-path' }))
  app.get('/api/status', () => ({ error_code: 200 }))
  const openPortal = latePortal(app)
  const answers = async () => {
    const urls = [
      '/login?return=%2F',
      '/assets/app-1.js',
      '/unknown',
      '/api/status',
      '/api/unknown',
      '/sandbox?world=a',
    ]
    return Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))
  }
  expect(await answers()).toEqual([503, 503, 503, 200, 404, 404])
  const { body, headers } = await app.inject('/login')
  expect(body).toContain('http-equiv="refresh"')
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  await openPortal({ dist, env: {} })
  expect(await answers()).toEqual([200, 200, 404, 200, 404, 404])
  expect((await app.inject('/login')).headers['content-security-policy']).toContain("script-src 'self'")
})

describe('a page', () => {
  it('that was prerendered is served at its path, with the configuration in its texts and attributes', async () => {
    const { body, headers } = await ask('/login?return=%2F', { env: { PORTAL_PHONE_DONORS: '+420 123 456 789' } })
    expect(body).toContain('<a href="tel:+420123456789" title="napiste@example.com">+420 123 456 789</a>')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/', 'shell'],
    ['/profil-rodiny/17', 'family'],
    ['/Profil-rodiny/17/', 'family'],
  ])('of the portal at %s is the one of its route with the complete configuration', async (url, page) => {
    const { body, statusCode } = await ask(url)
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`${page}$`))
    expect(JSON.parse(/json">(.*)<\/script>/.exec(body)?.[1] ?? '')).toEqual(portalConfig({}, '1.2.3'))
  })

  it('with an unknown path is the empty one too, with the status 404', async () => {
    expect(await ask('/neni/tu')).toMatchObject({ statusCode: 404, body: expect.stringContaining('shell') })
  })

  it('is compressed if the browser accepts it', async () => {
    const { rawPayload, headers } = await ask('/login', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('tel:')
  })

  it('escapes configured values', async () => {
    const env = { PORTAL_EMAIL: '"><script>alert(1)</script>' }
    expect((await ask('/login', { env })).body).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect((await ask('/', { env })).body).not.toContain('<script>alert')
  })
})

describe('files', () => {
  it('with a hash are cached for ever and served as compressed by the build', async () => {
    const { headers, body } = await ask('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(body).toBe('brotli')
  })

  it('answer HEAD requests, the icons too', async () => {
    const app = Fastify({ exposeHeadRoutes: false })
    await portalPlugin(app, { dist, env: {} })
    for (const url of [...ICONS.map((icon) => `/${icon}`), '/assets/app-1.js'])
      expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200)
  })

  it('that do not exist are 404, and none outside the folder is served', async () => {
    expect((await ask('/assets/none.js')).statusCode).toBe(404)
    expect((await ask('/assets/..%2fpages.json')).statusCode).not.toBe(200)
  })
})

it.each(['/api/neni', '//api/nps', '/w/world/api/nps', '/sandbox/neni', '/images/pictures/neni.jpg'])(
  '%s is not served by the portal',
  async (url) => {
    expect((await ask(url)).json()).toEqual({ error_code: 404, error: 'unknown-path' })
  },
)

describe('headers (rules 18.4, 18.5, 18.8)', () => {
  it.each(['/', '/login', '/neni', '/assets/app-1.js'])(
    'of %s allow own files and the inline script and styles of the build only',
    async (url) => {
      const { headers } = await ask(url, { env: { PORTAL_HOST_IMAGE: 'https://img.example.org/any' } })
      const policy = String(headers['content-security-policy'])
      for (const part of [
        "default-src 'none'",
        "script-src 'self' 'sha256-c2NyaXB0';",
        "style-src 'self' 'sha256-c3R5bGU=';",
        "img-src 'self' data: blob: https://img.example.org;",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(part)
      expect(policy).not.toContain('unsafe')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  it('let the portal call an API on another origin, and require https where the portal has it', async () => {
    const env = { PORTAL_API_BASE: 'https://api.example.org/v1', PORTAL_ORIGIN: 'https://portal.example.org' }
    const { headers } = await ask('/', { env })
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org ")
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})

describe('the policy', () => {
  const policyOf = async (env: Record<string, string>) =>
    String((await ask('/', { env })).headers['content-security-policy'])

  it('allows frames for the page’s own PDFs alone, and has no reporting endpoint by default', async () => {
    const policy = await policyOf({})
    expect(policy).toContain('frame-src blob:;')
    expect(policy).toContain("connect-src 'self' https://documents.example.com;")
  })

  it('lists the origin of the chat for frames and for nothing else', async () => {
    const policy = await policyOf({ PORTAL_CHAT_URL: 'https://chat.example.org/angels?v=1' })
    expect(policy).toContain('frame-src blob: https://chat.example.org;')
    expect(policy.split('chat.example.org')).toHaveLength(2)
  })

  it('lists the reporting endpoint for calls and for nothing else', async () => {
    const policy = await policyOf({ PORTAL_BUGSNAG_KEY: KEY, PORTAL_BUGSNAG_ENDPOINT: 'https://errors.example.org/v1' })
    expect(policy).toContain("connect-src 'self' https://documents.example.com https://errors.example.org;")
    expect(policy.split('errors.example.org')).toHaveLength(2)
  })
})

describe('configuration', () => {
  it.each([
    ['PORTAL_HOST_WEBSITE', 'javascript:alert(1)'],
    ['PORTAL_FACEBOOK', 'facebook'],
    ['PORTAL_API_BASE', '//evil.example'],
    ['PORTAL_WEBSITE_BLOG_PATH', '//evil.example'],
    ['PORTAL_WEBSITE_TERMS_PATH', 'javascript:alert(1)'],
    ['PORTAL_CHAT_URL', 'chat.example.org'],
    ['PORTAL_BUGSNAG_KEY', 'not-a-key'],
  ])('refuses %s=%s at start, by its name', (name, value) => {
    expect(() => portalConfig({ [name]: value }, '1')).toThrow(name)
  })

  it.each([
    [
      'a chat on the portal’s own origin, which could read the session',
      'https://portal.example.org/chat',
      'docs/chat.md',
    ],
    ['a chat without https in a portal that has it', 'http://chat.example.org/', 'https'],
  ])('refuses %s', (_name, chat, why) => {
    const env = { PORTAL_CHAT_URL: chat, PORTAL_ORIGIN: 'https://portal.example.org' }
    expect(() => portalConfig(env, '1')).toThrow(why)
  })

  it('refuses an invalid reporting endpoint once reports are enabled', () => {
    const env = { PORTAL_BUGSNAG_KEY: KEY, PORTAL_BUGSNAG_ENDPOINT: 'notify' }
    expect(() => portalConfig(env, '1')).toThrow('PORTAL_BUGSNAG_ENDPOINT')
  })

  it('has neither chat nor error reports by default', () => {
    const config = portalConfig({}, '1')
    expect(['chat' in config, 'errorReports' in config]).toEqual([false, false])
    const env = { PORTAL_CHAT_URL: 'https://chat.example.org/angels?v=1', PORTAL_BUGSNAG_KEY: KEY }
    expect(portalConfig(env, '1')).toMatchObject({
      chat: { url: 'https://chat.example.org/angels?v=1' },
      errorReports: { key: KEY, endpoint: 'https://notify.bugsnag.com' },
    })
  })

  it('omits a profile that the foundation does not have', () => {
    expect(portalConfig({ PORTAL_TWITTER: '' }, '1').social.twitter).toBe('')
  })
})
