/**
 * node scripts/checks/verify-containers/main.ts: builds both images and runs the profiles of docker-compose.yml. Where no engine runs, it
 * starts Debian's (as root); where the registry cannot be reached, it makes stand-ins for the base images and names them.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { checkContainer, containerOf, inspect, listCheckout, startHealthy, statusOf, stopOrderly } from './checks.ts'
import { type Engine, startEngine } from './engine.ts'
import { makeStandIns } from './stand-ins.ts'

/** With the installation of the packages, on a busy machine. */
const SECONDS_TO_BUILD = 1_800

process.chdir(`${import.meta.dirname}/../../..`)
const start = performance.now()
const say = (line: string) => console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const folder = mkdtempSync(`${tmpdir()}/verify-containers-`)
const before = listCheckout()
const engine = await startEngine(folder)
try {
  say(`Engine: ${engine.name}`)
  const standIns = makeStandIns(engine, say, folder)
  say(standIns.length > 0 ? `Stand-ins:\n${standIns.map((line) => `        ${line}`).join('\n')}` : 'Stand-ins: none')
  for (const service of ['portal', 'portal-site']) {
    say(`Building the image of ${service}`)
    engine.compose(['--profile', 'site', 'build', service], {}, SECONDS_TO_BUILD)
  }
  assert.throws(() => engine.docker('build', '--build-arg', 'RELEASE=true', '.'), /A release needs NODE_IMAGE/)
  say('A release without the digests of its bases was refused')
  await verifyMock(engine)
  await verifySite(engine)
  await verifyReplicas(engine)
  assert.equal(listCheckout(), before)
  say('Nothing was written to the checkout. All passed.')
} finally {
  engine.compose(['--profile', 'site', '--profile', 'replicas', 'down', '--volumes', '--remove-orphans'], secrets())
  await engine.stop()
  say('Removing what was made for this run')
  rmSync(folder, { recursive: true, force: true })
}

/** The profile without a name: the mock, with a token of its own. */
async function verifyMock(engine: Engine): Promise<void> {
  say('Profile: none')
  const container = await startHealthy(engine, say, ['portal'])
  checkContainer(engine, say, container)
  const log = engine.docker('logs', container)
  const [, token = ''] = /Token +(\w{48})/.exec(log) ?? []
  assert.match(log, /10000001 +andel123/)
  say('It printed its token and the people')
  const scenarios = 'http://127.0.0.1:4010/sandbox/scenarios'
  assert.equal(await statusOf(scenarios), 401)
  assert.equal(await statusOf(scenarios, { headers: { authorization: `Bearer ${token}` } }), 200)
  assert.equal(await statusOf('http://127.0.0.1:4010/login'), 200)
  stopOrderly(engine, say, container)
}

/** The site alone; its API is the mock of another container, by its address. */
async function verifySite(engine: Engine): Promise<void> {
  say('Profile: site')
  engine.compose(['up', '--detach', '--no-build', 'portal'])
  const address = inspect(
    engine,
    containerOf(engine, 'portal'),
    '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
  )
  const API_UPSTREAM = `http://${address}:4010/api`
  const container = await startHealthy(engine, say, ['--profile', 'site', 'portal-site'], { API_UPSTREAM })
  checkContainer(engine, say, container)
  const site = 'http://127.0.0.1:4012'
  assert.equal(await statusOf(`${site}/login`), 200)
  assert.equal((await logIn(site)).error_code, 200)
  for (const path of ['/sandbox', '/gateway', '/w', '/images']) assert.equal(await statusOf(`${site}${path}`), 404)
  const files = engine.docker(
    'exec',
    container,
    'sh',
    '-c',
    'find / -xdev \\( -path "*mock*" -o -path "*sandbox*" \\) -not -path "/proc/*" 2>/dev/null || true',
  )
  assert.equal(files, '')
  say('Pages and the API are served, nothing of the mock is')
  stopOrderly(engine, say, container)
  engine.compose(['stop', 'portal'])
}

/** nginx in front of three mocks and PostgreSQL, with secrets as files. */
async function verifyReplicas(engine: Engine): Promise<void> {
  say('Profile: replicas')
  await startHealthy(engine, say, ['--profile', 'replicas', 'nginx'], secrets())
  for (const name of ['provider-1', 'nginx']) checkContainer(engine, say, containerOf(engine, name))
  const origin = 'http://127.0.0.1:4011'
  assert.equal((await logIn(origin)).error_code, 200)
  assert.equal(await statusOf(`${origin}/sandbox/worlds`), 401)
  verifyBackup(engine)
  stopOrderly(engine, say, containerOf(engine, 'database'))
  const refused = await fetch(`${origin}/api/valueStore/x`)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5'])
  engine.docker('start', containerOf(engine, 'database'))
  say('A donor signed in; without the database calls were 503 with Retry-After')
  for (const name of ['nginx', 'provider-1', 'provider-2', 'provider-3'])
    stopOrderly(engine, say, containerOf(engine, name))
}

/** The commands of docs/deployment.md, in the container of the database. */
function verifyBackup(engine: Engine): void {
  const inDatabase = (command: string) => engine.docker('exec', containerOf(engine, 'database'), 'sh', '-ec', command)
  inDatabase('pg_dump --username=portal --schema=sandbox_worlds --format=custom portal >/tmp/worlds.dump')
  inDatabase('createdb --username=portal restored')
  inDatabase('pg_restore --username=portal --dbname=restored --exit-on-error --single-transaction </tmp/worlds.dump')
  const count = (database: string) =>
    inDatabase(
      `psql --username=portal ${database} --tuples-only --command="SELECT count(*) FROM sandbox_worlds.worlds"`,
    )
  assert.match(count('portal'), /[1-9]/)
  assert.equal(count('restored'), count('portal'))
  say('The worlds were backed up and restored into another database')
}

async function logIn(origin: string): Promise<{ error_code: number }> {
  const headers = { 'content-type': 'application/json', uid: '' }
  const body = JSON.stringify({ username: '10000001', password: 'andel123' })
  return (await (await fetch(`${origin}/api/login`, { method: 'POST', headers, body })).json()) as {
    error_code: number
  }
}

function secrets(): Record<string, string> {
  const place = `${folder}/secrets`
  mkdirSync(place, { recursive: true })
  chmodSync(folder, 0o711)
  for (const name of ['postgres_password', 'token_secret', 'sandbox_token'])
    if (!existsSync(`${place}/${name}`)) writeFileSync(`${place}/${name}`, randomBytes(24).toString('hex'))
  return { SECRETS: place }
}
