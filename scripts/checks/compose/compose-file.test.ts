import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { portalConfig } from '../../../mock-server/src/hosting/portal/portal-config.ts'

const read = (name: string) => readFileSync(`${import.meta.dirname}/../../../${name}`, 'utf8')

type Service = {
  profiles?: string[]
  environment?: Record<string, string | null>
  ports?: string[]
  volumes?: string[]
  healthcheck?: object
  restart?: string
  image?: string
  networks?: string[] | Record<string, { ipv4_address: string }>
  command?: string[]
  secrets?: string[]
  build?: { target: string }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  logging?: { options: Record<string, string> }
  entrypoint?: string[]
}
type ComposeFile = {
  services: Record<string, Service>
  'x-portal': Record<string, null>
  secrets: Record<string, { file: string }>
}

const {
  services,
  secrets,
  'x-portal': portalVariables,
} = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile
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
    expect(named(({ profiles }) => profiles?.join() === 'site')).toEqual(['portal-site'])
    expect(named(({ profiles }) => profiles?.join() === 'broker')).toEqual([
      'broker-secrets',
      'broker-database',
      'broker',
    ])
  })

  test('has a health check and a restart policy for each permanent service', () => {
    const ending = ['site', 'broker-secrets']
    const images = [...read('Dockerfile').matchAll(/AS ([\w-]+)\n(?:(?!FROM)[^\n]*\n)*?HEALTHCHECK/g)].map(
      ([, name]) => name,
    )
    expect(images).toEqual(['portal-site', 'provider-mock'])
    const ownImage = named(({ image }) => image?.startsWith('good-angels-') ?? false)
    expect(named(({ healthcheck }) => healthcheck === undefined).filter((name) => !ownImage.includes(name))).toEqual([
      'broker-secrets',
    ])
    expect(named(({ restart }) => restart !== 'unless-stopped')).toEqual(ending)
  })

  test('mounts named volumes only, so that a container writes nothing into the checkout', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]))
    expect(new Set(mounted)).toEqual(new Set(['site', 'database', 'broker-database']))
  })

  test('publishes on loopback only', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports)
    expect(published).toHaveLength(4)
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
  })

  test('has no secret in it, not even a default one', () => {
    const environments = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
    const secrets = environments.filter(([name]) => /(PASSWORD|SECRET|TOKEN)$/.test(name))
    expect(secrets.length).toBeGreaterThan(0)
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:-\}$/)
    expect(services['broker-secrets']?.entrypoint?.join()).toContain(`"$$\{PACT_BROKER_PASSWORD:?Set it`)
  })

  test('gives the replicas their secrets as files', () => {
    const names = ['postgres_password', 'token_secret', 'sandbox_token']
    expect(services['provider-1']?.secrets).toEqual(names)
    expect(Object.keys(secrets)).toEqual(names)
    const { environment = {} } = services['provider-1'] ?? {}
    expect(Object.keys(environment).filter((name) => /(PASSWORD|SECRET|TOKEN)$/.test(name))).toEqual([])
  })

  test('limits what each container may do, use and log; our own write to /tmp alone', () => {
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.cap_drop, service.security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
      expect([name, service.mem_limit, service.logging?.options['max-size']]).toEqual([name, expect.any(String), '5m'])
      expect([name, service.read_only]).toEqual([name, service.image?.startsWith('good-angels-') || undefined])
    }
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
  const [, build = '', runtime = '', ...images] = dockerfile.split(/^FROM /m)

  test('has exact bases, and one installation and one build for both images', () => {
    expect([...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, base]) => base)).toEqual([
      expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim(@sha256:[\da-f]{64})?$/),
      expect.stringMatching(/^debian:\d+\.\d+-slim(@sha256:[\da-f]{64})?$/),
    ])
    expect(dockerfile.match(/npm (ci|install)/g)).toHaveLength(1)
    expect(images).toHaveLength(2)
  })

  const digest = `sha256:${'0'.repeat(64)}`
  const tags = { NODE_IMAGE: 'node:24.11.1-bookworm-slim', BASE_IMAGE: 'debian:12.11-slim' }
  test.each([
    ['a build with tags', { RELEASE: 'false', ...tags }, 0],
    ['a release with tags', { RELEASE: 'true', ...tags }, 1],
    ['a release with one digest', { RELEASE: 'true', ...tags, NODE_IMAGE: `node@${digest}` }, 1],
    ['a release with digests', { RELEASE: 'true', NODE_IMAGE: `node@${digest}`, BASE_IMAGE: `debian@${digest}` }, 0],
    ['a misspelled release', { RELEASE: 'yes', ...tags }, 1],
  ])('checks the digests of the bases: %s', (_name, env, status) => {
    const [, check = 'exit 2'] = /^RUN (case[\s\S]*?esac)$/m.exec(build) ?? []
    expect(spawnSync('sh', ['-c', check], { env: { ...process.env, ...env } }).status).toBe(status)
  })

  test('installs the library that the Node of the project links against', () => {
    for (const stage of [build, runtime]) expect(stage).toContain('libatomic1')
  })

  test('builds and runs as an ordinary user, without a shell in between', () => {
    expect(build.indexOf('USER node')).toBeLessThan(build.indexOf('npm ci'))
    for (const image of images) expect(image).toMatch(/^USER 10001:10001$[\s\S]*^ {2}CMD \["node"[\s\S]*^CMD \["node"/m)
  })

  test('takes into the images only what the build laid out for each', () => {
    const copied = [runtime, ...images].flatMap((stage) => [...stage.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what))
    expect(copied).toEqual([
      '--from=build --chown=root:root /app/dist/node /usr/local/bin/node',
      '--from=build --chown=root:root /app/dist/site /opt/portal',
      '--from=build --chown=root:root /app/dist/provider ./',
    ])
  })

  test('excludes secrets and generated files from the image', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.env', '.env.*', 'data', 'secrets', 'dist', '**/node_modules']),
    )
  })
})
