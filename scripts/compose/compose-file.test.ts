import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { portalConfig } from '../../mock-server/src/hosting/portal/portal-config.ts'

const read = (name: string) => readFileSync(`${import.meta.dirname}/../../${name}`, 'utf8')

type Service = {
  profiles?: string[]
  environment?: Record<string, string | null>
  ports?: string[]
  volumes?: string[]
  healthcheck?: object
  restart?: string
  networks?: string[] | Record<string, { ipv4_address: string }>
  command?: string[]
  entrypoint?: string[]
}
type ComposeFile = { services: Record<string, Service>; 'x-portal': Record<string, null> }

const { services, 'x-portal': portalVariables } = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile
const named = (wanted: (service: Service) => boolean) =>
  Object.entries(services)
    .filter(([, service]) => wanted(service))
    .map(([name]) => name)

describe('docker-compose.yml', () => {
  test('starts only the portal without a profile', () => {
    expect(named(({ profiles }) => profiles === undefined)).toEqual(['portal'])
    expect(named(({ profiles }) => profiles?.join() === 'replicas')).toEqual([
      'site',
      'database',
      'provider-1',
      'provider-2',
      'provider-3',
      'nginx',
    ])
    expect(named(({ profiles }) => profiles?.join() === 'broker')).toEqual([
      'broker-secrets',
      'broker-database',
      'broker',
    ])
  })

  test('has a health check and a restart policy for each permanent service', () => {
    const ending = ['site', 'broker-secrets']
    expect(named(({ healthcheck }) => healthcheck === undefined)).toEqual(ending)
    expect(named(({ restart }) => restart !== 'unless-stopped')).toEqual(ending)
  })

  test('mounts named volumes only, so that a container writes nothing into the checkout', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]))
    expect(new Set(mounted)).toEqual(new Set(['site', 'database', 'broker-database']))
  })

  test('publishes on loopback only', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports)
    expect(published).toHaveLength(3)
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
  })

  test('has no secret in it, not even a default one', () => {
    const environments = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
    const secrets = environments.filter(([name]) => /(PASSWORD|SECRET|TOKEN)$/.test(name))
    expect(secrets.length).toBeGreaterThan(0)
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:-\}$/)
    const scripts = Object.values(services).flatMap(({ command = [], entrypoint = [] }) => [...command, ...entrypoint])
    for (const name of ['POSTGRES_PASSWORD', 'TOKEN_SECRET', 'SANDBOX_TOKEN', 'PACT_BROKER_PASSWORD'])
      expect(scripts.join()).toContain(`"$$\{${name}:?Set it`)
  })

  test('lets the providers trust only the forwarded address of nginx', () => {
    const address = `\${NGINX_ADDRESS:-172.28.11.10}`
    expect(services.nginx?.networks).toEqual({ replicas: { ipv4_address: address } })
    expect(services['provider-1']?.environment?.TRUST_PROXY).toBe(address)
    expect(services.portal?.environment).not.toHaveProperty('TRUST_PROXY')
  })

  test('passes on every variable that the portal reads', () => {
    const passed = new Set<string>(['PORTAL_ORIGIN'])
    // With a key, since the address for reports is not read without one.
    const given: Record<string, string> = { PORTAL_BUGSNAG_KEY: '0'.repeat(32) }
    const env = new Proxy(given, {
      get: (values, name: string) => {
        passed.add(name)
        return values[name]
      },
    })
    portalConfig(env, '1')
    expect(new Set(Object.keys(portalVariables))).toEqual(passed)
    expect(services.portal?.environment).toMatchObject(portalVariables)
  })
})

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  test('installs the library that the Node of the project links against', () => {
    expect(dockerfile).toMatch(/FROM node:\d+-bookworm-slim\n[\s\S]*apt-get install [^&]*libatomic1[\s\S]*npm ci/)
  })

  test('builds and runs as an ordinary user', () => {
    const [, afterUser = ''] = dockerfile.split('USER node\n')
    expect(afterUser).toMatch(/npm ci[\s\S]*COPY --chown=node:node \. \.[\s\S]*CMD/)
    expect(dockerfile.match(/^USER/gm)).toHaveLength(1)
  })

  test('excludes secrets and generated files from the image', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', 'data', 'dist', 'node_modules']))
  })
})
