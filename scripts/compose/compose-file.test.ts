import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { portalConfig } from '../../mock-server/src/hosting/portal/portal-config.ts'

const read = (name: string) => readFileSync(`${import.meta.dirname}/../../${name}`, 'utf8')
const text = read('docker-compose.yml')
const [, listed = ''] = /^services:\n([\s\S]*?)^volumes:/m.exec(text) ?? []
const blocks = listed.split(/^ {2}(?=[\w-]+:(?: [&*]\w+)?$)/m).slice(1)
/** The lines of each service by its name; one that is like another (`*provider`) has the other's. */
const services = new Map(
  blocks.map((lines) => {
    const [, name = '', like] = /^([\w-]+):(?: \*(\w+))?/.exec(lines) ?? []
    return [name, blocks.find((other) => other.includes(`: &${like}\n`)) ?? lines]
  }),
)
const named = (wanted: (lines: string) => boolean) =>
  [...services].filter(([, lines]) => wanted(lines)).map(([name]) => name)

describe('docker-compose.yml', () => {
  test('starts the portal alone unless a profile is asked for', () => {
    expect(named((lines) => !lines.includes('profiles:'))).toEqual(['portal'])
    expect(named((lines) => lines.includes('profiles: [replicas]'))).toEqual([
      'site',
      'database',
      'provider-1',
      'provider-2',
      'provider-3',
      'nginx',
    ])
    expect(named((lines) => lines.includes('profiles: [broker]'))).toEqual([
      'broker-secrets',
      'broker-database',
      'broker',
    ])
  })

  test('asks each service that stays for its health, and starts it anew', () => {
    const ending = ['site', 'broker-secrets']
    expect(named((lines) => !lines.includes('healthcheck:'))).toEqual(ending)
    expect(named((lines) => !lines.includes('restart: unless-stopped'))).toEqual(ending)
  })

  test('mounts named volumes only, so that a container writes nothing into the checkout', () => {
    const mounted = [...listed.matchAll(/^ {4}volumes:.*\n((?: {6}.*\n)+)/gm)].flatMap(([, lines = '']) =>
      [...lines.matchAll(/^ {6}- ([^:]+):/gm)].map(([, source]) => source),
    )
    expect(new Set(mounted)).toEqual(new Set(['site', 'database', 'broker-database']))
  })

  test('publishes on loopback only', () => {
    const published = [...listed.matchAll(/ports:\n((?: {6}- .*\n)+)/g)].flatMap(([, ports = '']) =>
      ports.trim().split('\n'),
    )
    expect(published).toHaveLength(3)
    for (const port of published) expect(port).toMatch(/- "127\.0\.0\.1:\d+:\d+"/)
  })

  test('has no secret in it, not even a default one', () => {
    const secrets = [...listed.matchAll(/^ +\w*(?:PASSWORD|SECRET|TOKEN): \$\{\w+:-(.*)\}$/gm)].map(
      ([, value]) => value,
    )
    expect(secrets).toHaveLength(listed.match(/^ +\w*(?:PASSWORD|SECRET|TOKEN):/gm)?.length ?? 0)
    expect(secrets.filter((value) => value !== '')).toEqual([])
    for (const name of ['POSTGRES_PASSWORD', 'TOKEN_SECRET', 'SANDBOX_TOKEN', 'PACT_BROKER_PASSWORD'])
      expect(listed).toContain(`"$$\{${name}:?Set it`)
  })

  test('lets the providers believe the forwarded address of nginx alone', () => {
    const [, address] = /ipv4_address: "(.*)"/.exec(services.get('nginx') ?? '') ?? []
    expect(address).toMatch(/^\$\{NGINX_ADDRESS:-172\.28\.11\.10\}$/)
    expect(services.get('provider-1')).toContain(`TRUST_PROXY: ${address}\n`)
    expect(services.get('portal')).not.toContain('TRUST_PROXY')
  })

  test('hands on every variable that the portal reads', () => {
    const asked = new Set<string>(['PORTAL_ORIGIN'])
    // With a key, since nobody asks where reports go when there are none.
    const given: Record<string, string> = { PORTAL_BUGSNAG_KEY: '0'.repeat(32) }
    const env = new Proxy(given, {
      get: (values, name: string) => {
        asked.add(name)
        return values[name]
      },
    })
    portalConfig(env, '1')
    const [, anchored = ''] = /^x-portal: &portal\n((?: {2}\w+:\n)+)/m.exec(text) ?? []
    expect(new Set(anchored.match(/\w+/g))).toEqual(asked)
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

  test('leaves secrets and what the machine made out of the image', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', 'data', 'dist', 'node_modules']))
  })
})
