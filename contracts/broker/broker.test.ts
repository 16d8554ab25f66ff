import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../scripts/process/listen.ts'
import { readPacts } from '../pact-file.ts'
import { startPartner } from '../partner/server.ts'
import { verifyCommand } from '../provider/verify.ts'
import { runCommand, runHere } from '../run-command.ts'
import { canIDeployCommand } from './can-i-deploy.ts'
import { type FakeBroker, startFakeBroker } from './fake-broker.ts'
import { publishCommand } from './publish.ts'

const SECRET = { PACT_BROKER_TOKEN: 'secret' }
let broker: FakeBroker

beforeEach(async () => {
  broker = await startFakeBroker('secret')
})
afterEach(() => broker.close())

const publishArgs = () => ['--broker', broker.origin, '--version', '1.4.0', '--branch', 'main']
const publish = (env: Record<string, string> = SECRET) => runHere(publishCommand, publishArgs(), env)
const canIDeployArgs = () => ['--broker', broker.origin, '--version', '1.4.0', '--to', 'production']
const runCanIDeploy = () => runHere(canIDeployCommand, canIDeployArgs(), SECRET)

test('the recorded pacts are published unchanged', async () => {
  // In a separate process, as a pipeline runs it.
  expect(await runCommand('broker/publish.ts', publishArgs(), SECRET)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Published: portal 1.4.0'),
  })
  const [own] = readPacts(`${import.meta.dirname}/../pacts`)
  expect(broker.published).toEqual([{ consumer: 'portal', version: '1.4.0', branch: 'main', pact: own }])
})

test('a version may be deployed only after it was verified with what runs there', async () => {
  broker.deployed.production = '9.0.0'
  // In a separate process, as a pipeline runs it.
  expect(await runCommand('broker/can-i-deploy.ts', canIDeployArgs(), SECRET)).toMatchObject({
    code: 1,
    output: expect.stringContaining('portal 1.4.0 with provider 9.0.0: not verified yet'),
  })
  broker.results.push({ success: false, provider: 'provider', version: '9.0.0' })
  expect(await runCanIDeploy()).toMatchObject({ code: 1, output: expect.stringContaining('verified, and it failed') })
  broker.results.push({ success: true, provider: 'provider', version: '9.0.0' })
  expect(await runCanIDeploy()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Yes: portal 1.4.0 may go to production'),
  })
})

test('the verification reads the pact from the broker and publishes its result', async () => {
  await publish()
  const [first] = broker.published
  if (!first) throw new Error('nothing was published')
  const login = first.pact.interactions.filter(({ request }) => request.path === '/login')
  broker.published[0] = { ...first, pact: { ...first.pact, interactions: login } }
  const partner = await startPartner()
  const address = ['--provider', partner.api, '--states', partner.states, '--broker', broker.origin]
  const options = [...address, '--recorded-only', '--version', '9.0.0', '--branch', 'main']
  const { code, output } = await runHere(verifyCommand, options, SECRET)
  await partner.close()
  expect(output).toContain(`\n${login.length} passed, 0 failed`)
  expect(code).toBe(0)
  expect(broker.results).toMatchObject([{ success: true, version: '9.0.0', testResults: { partial: false } }])
  expect(broker.tags).toEqual({})
  expect(broker.branches).toEqual(['main'])
})

test('a part is published as not verified, with the tag partial, and may not be deployed', async () => {
  await publish()
  const partner = await startPartner()
  const address = ['--provider', partner.api, '--states', partner.states, '--broker', broker.origin]
  const { code } = await runHere(verifyCommand, [...address, '--version', '9.0.0', '--operations', 'logIn'], SECRET)
  await partner.close()
  expect(code).toBe(0)
  expect(broker.results).toMatchObject([
    { success: false, version: '9.0.0', testResults: { partial: true, failed: 0, verified: ['logIn'] } },
  ])
  expect(broker.tags).toEqual({ '9.0.0': ['partial'] })
  broker.deployed.production = '9.0.0'
  expect(await runCanIDeploy()).toMatchObject({
    code: 1,
    output: expect.stringContaining('portal 1.4.0 with provider 9.0.0: not verified as a whole'),
  })
})

test('a refused token and a missing token are reported in readable errors', async () => {
  expect(await publish({ PACT_BROKER_TOKEN: 'old' })).toMatchObject({
    code: 2,
    errors: expect.stringContaining('refused the token'),
  })
  expect(await publish({ PACT_BROKER_TOKEN: '' })).toMatchObject({
    code: 2,
    errors: expect.stringContaining('set PACT_BROKER_TOKEN'),
  })
  expect(broker.published).toEqual([])
})

test('an unreachable broker is reported in a readable error', async () => {
  await broker.close()
  expect(await runCanIDeploy()).toMatchObject({ code: 2, errors: expect.stringContaining('nothing listens there') })
})

test.each([
  ['nothing at any address', 404, { error: 'not found' }],
  ['something else', 200, { hello: 'world' }],
  ['links of something else', 200, { _links: { self: { href: '/' } } }],
])('a server that answers with %s is reported as not a Pact Broker', async (_what, status, body) => {
  const { origin, close } = await listen((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  const rest = ['--broker', origin, '--version', '1.4.0']
  const ended = [
    await runHere(publishCommand, [...rest, '--branch', 'main'], SECRET),
    await runHere(canIDeployCommand, [...rest, '--to', 'production'], SECRET),
  ]
  await close()
  for (const { code, errors } of ended) {
    expect(errors).toMatch(`What answers at ${origin} is no Pact Broker`)
    expect(code).toBe(2)
  }
})

test.each(['foo', 'localhost:9292', 'ftp://broker.example.com'])(
  '%s is reported as an invalid address',
  async (broker) => {
    const args = ['--broker', broker, '--version', '1.4.0', '--to', 'production']
    expect(await runHere(canIDeployCommand, args)).toMatchObject({
      code: 2,
      errors: `--broker ${broker} is no address: it has to begin with http:// or https://\n`,
    })
  },
)
