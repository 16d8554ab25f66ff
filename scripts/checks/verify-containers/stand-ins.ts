import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Say } from './checks.ts'
import type { Engine } from './engine.ts'
import { run } from './run.ts'

const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/lib/apt/lists',
  'var/cache/apt',
]
const SUITE = 'bookworm'
/** As in the official image: apt leaves nothing in a layer. */
const NO_CACHE = `DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };
Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";
`

/**
 * Makes images under the names that Dockerfile and docker-compose.yml use, where the registry cannot be reached: Debian by debootstrap,
 * Node and npm of this machine, Debian's PostgreSQL. Returns what each stand-in is.
 */
export function makeStandIns(engine: Engine, say: Say, folder: string): string[] {
  const made: string[] = []
  const stand = (name: string, what: string, build: () => void) => {
    if (!engine.hasImage(name)) {
      if (engine.canPull(name)) return
      say(`Making a stand-in for ${name}, which cannot be pulled`)
      build()
      engine.label(name, what)
    }
    const label = engine.labelOf(name)
    if (label) made.push(`${name}: ${label}`)
  }
  stand('debian:12.11-slim', `debootstrap --variant=minbase ${SUITE}`, () => importDebian(engine, folder))
  stand(
    'node:24.11.1-bookworm-slim',
    `the Debian above with Node ${hostNode('--version')} and npm of this machine`,
    () => addNode(engine, `${folder}/node`),
  )
  stand('postgres:17-alpine', 'the Debian above with its PostgreSQL and a small start script', () => {
    mkdirSync(`${folder}/postgres`, { recursive: true })
    cpSync(`${import.meta.dirname}/postgres-entrypoint.sh`, `${folder}/postgres/entrypoint.sh`)
    const dockerfile = [
      'FROM debian:12.11-slim',
      "RUN mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf",
      'RUN apt-get update && apt-get install -y --no-install-recommends postgresql && mkdir -p /var/lib/postgresql/data',
      'COPY entrypoint.sh /',
      'CMD ["sh", "/entrypoint.sh"]',
      // As the official image: at SIGTERM PostgreSQL would wait for its clients.
      'STOPSIGNAL SIGINT',
    ]
    engine.build('postgres:17-alpine', `${folder}/postgres`, dockerfile)
  })
  return made
}

function importDebian(engine: Engine, folder: string): void {
  const root = `${folder}/debian`
  if (!existsSync(`${root}/etc/debian_version`))
    run(['debootstrap', '--variant=minbase', SUITE, root], { seconds: 900 })
  for (const path of LEFT_OUT) rmSync(`${root}/${path}`, { recursive: true, force: true })
  for (const path of ['var/lib/apt/lists/partial', 'var/cache/apt/archives/partial'])
    mkdirSync(`${root}/${path}`, { recursive: true })
  writeFileSync(`${root}/etc/apt/apt.conf.d/docker-clean`, NO_CACHE)
  run(['tar', '-C', root, '-cf', `${folder}/debian.tar`, '.'])
  engine.docker('import', `${folder}/debian.tar`, 'debian:12.11-slim')
}

function addNode(engine: Engine, folder: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(hostNode('-p', 'process.execPath'), `${folder}/node`)
  const npm = realpathSync(run(['sh', '-c', 'PATH=/usr/local/bin:/usr/bin command -v npm']).trim())
  cpSync(dirname(dirname(npm)), `${folder}/npm`, { recursive: true })
  writeFileSync(`${folder}/.npmrc`, `registry=${run(['npm', 'config', 'get', 'registry']).trim()}\n`)
  // The authorities that this machine trusts, where its way to the registry has one of its own.
  const { NODE_EXTRA_CA_CERTS: authorities = '' } = process.env
  if (authorities) cpSync(authorities, `${folder}/authorities.pem`, { dereference: true })
  const dockerfile = [
    'FROM debian:12.11-slim',
    ...(authorities ? ['COPY authorities.pem /etc/ssl/', 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/authorities.pem'] : []),
    'RUN useradd --uid 1000 --create-home node',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY .npmrc /usr/local/etc/npmrc',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ]
  engine.build('node:24.11.1-bookworm-slim', folder, dockerfile)
}

/** The Node of the machine, not the project's. */
const hostNode = (...args: string[]) => run(['env', 'PATH=/usr/local/bin:/usr/bin', 'node', ...args]).trim()
