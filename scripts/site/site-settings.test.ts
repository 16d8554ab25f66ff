import { expect, test } from 'vitest'
import { readSiteSettings } from './site-settings.ts'

const env = {
  PORTAL_ORIGIN: 'https://portal.example.org',
  API_UPSTREAM: 'https://api.example.org/v1',
  RESOLVER: '10.0.0.53',
}

test('an API behind the site and one that browsers call', () => {
  expect(readSiteSettings(env)).toMatchObject({
    api: { path: '/api', upstream: { href: 'https://api.example.org/v1' }, resolver: '10.0.0.53' },
    httpPort: 8080,
    trustedProxies: [],
  })
  const { PORTAL_ORIGIN } = env
  const direct = readSiteSettings({ PORTAL_ORIGIN, PORTAL_API_BASE: 'https://api.example.org/v1' })
  expect(direct).not.toHaveProperty('api')
  expect(direct).not.toHaveProperty('tls')
})

test.each([
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: '' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: 'https://a;b' }],
  ['API_UPSTREAM', { API_UPSTREAM: '' }],
  ['API_UPSTREAM', { API_UPSTREAM: 'api.example.org' }],
  ['API_UPSTREAM', { API_UPSTREAM: 'https://api.example.org/$host' }],
  ['API_UPSTREAM', { PORTAL_API_BASE: 'https://api.example.org/v1' }],
  ['PORTAL_API_BASE', { PORTAL_API_BASE: '/' }],
  ['RESOLVER', { RESOLVER: '10.0.0.53; return 200' }],
  ['TLS_KEY', { TLS_CERTIFICATE: '/etc/tls.crt' }],
  ['TLS_CERTIFICATE', { TLS_CERTIFICATE: 'tls.crt', TLS_KEY: '/etc/tls.key' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
  ['HTTP_PORT', { HTTP_PORT: '80;' }],
  ['ACCESS_LOG', { ACCESS_LOG: '/var/log/a b' }],
  ['ERROR_LEVEL', { ERROR_LEVEL: 'debug' }],
])('an invalid value is refused with the name %s: %o', (name, change) => {
  expect(() => readSiteSettings({ ...env, ...change })).toThrow(name)
})
