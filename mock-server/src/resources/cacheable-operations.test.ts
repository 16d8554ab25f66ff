import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compileContract } from '../kernel/contract/compiled-contract.ts'
import { provider } from '../provider.ts'
import { bundledDocument } from '../testing/bundled-contract.ts'
import { exampleUrl } from '../testing/example-requests.ts'
import { signInRecipient } from '../testing/family.ts'
import { goodOfDonor, goodOfRecipient, goodOfRenewing } from '../testing/good-requests.ts'
import { makeApp, openWorld, signIn, type TestApp, withHandlers } from '../testing/test-app.ts'
import { cacheableOperations } from './cacheable-operations.ts'

let computed = 0
const { operations } = compileContract(bundledDocument).contract
const cacheable = operations.filter(({ id }) => cacheableOperations.has(id))
const { handlers } = provider(bundledDocument)
const counted = cacheable.map(({ id }) => {
  const handler = handlers[id] as (typeof handlers)[string]
  const run: typeof handler.run = (...given) => {
    computed += 1
    return handler.run(...given)
  }
  return [id, { ...handler, run }] as const
})

/** As in production, where a cached answer is not computed again; then without a cache. They begin with the same world. */
const cached = makeApp({ checkAnswers: false }, withHandlers(Object.fromEntries(counted)))
const uncached = makeApp({ checkAnswers: false }, { cacheableOperations: new Set() })
const apps = [cached, uncached] as const
afterAll(() => Promise.all(apps.map((app) => app.close())))

const answered = new Set<string>()
const WORLD = 'walk'
const API = `/w/${WORLD}/api`
type Call = Pick<InjectOptions, 'method' | 'payload'> & { readonly url: string }

const both = <Result>(act: (app: TestApp, index: number) => Promise<Result>) => Promise.all(apps.map(act))
await both((app) => openWorld(app, { id: WORLD }))

test.each([
  ['donor', (app: TestApp) => signIn(app, '10000001', `/w/${WORLD}`), goodOfDonor],
  ['recipient', (app: TestApp) => signInRecipient(app, WORLD), goodOfRecipient],
  ['recipient', (app: TestApp) => signInRecipient(app, WORLD, '2000002', '1986-05-02'), goodOfRenewing],
])('a cached answer equals a new one after every write of a %s, a fault and any time', async (scope, enter, writes) => {
  let headers: readonly object[] = []
  const send = async (call: Call) => {
    const [ours, wanted] = await both(async (app, index) => {
      const { body, statusCode } = await app.inject({ ...call, headers: { lang: 'cs', ...headers[index] } })
      return `${call.url}: ${statusCode} ${body}`
    })
    expect(ours).toBe(wanted)
    return ours
  }
  const sandbox = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    send({ method, url: `/sandbox/worlds/${WORLD}/${path}`, payload })
  const readAll = async () => {
    for (const operation of cacheable.filter(({ scopes, token }) => token !== 'required' || scopes.has(scope))) {
      const url = `${API}${exampleUrl(operation)}`
      const answer = await send({ method: 'GET', url })
      answered.add(operation.id)
      const before = computed
      const again = await cached.inject({ url, headers: { lang: 'cs', ...headers[0] } })
      expect([`${url}: ${again.statusCode} ${again.body}`, computed]).toEqual([answer, before])
    }
  }

  const fault = { operationId: '*', kind: 'error_code', errorCode: 500, when: 'after', times: 1 }
  for (const [index, [path, payload]] of Object.entries(writes).entries()) {
    headers = await both(enter)
    await readAll()
    if (index % 3 === 2) await sandbox('POST', 'faults', fault)
    await send({ method: 'POST', url: `${API}/${path}`, payload })
    await readAll()
    for (const advance of ['PT4M59.999S', 'PT0.001S']) {
      await sandbox('PATCH', 'clock', { advance })
      await readAll()
    }
    await sandbox('PATCH', 'clock', { toNextEvent: true })
  }
})

test('every listed operation was read', () =>
  expect(cacheable.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]))

test('two sessions of one person and two worlds with one state get their own answers', async () => {
  await openWorld(cached, { id: 'other' })
  const prefixes = ['', '', '/w/other']
  const answers: string[] = []
  for (const prefix of prefixes) {
    const headers = await signIn(cached, '10000001', prefix)
    answers.push((await cached.inject({ url: `${prefix}/api/families`, headers: { ...headers, uid: '' } })).body)
  }
  const viewers = answers.map((body) => /\/images\/([^/]+)\/.*?viewer=([^&"]+)/.exec(body)?.slice(1).join(' '))
  expect(new Set(viewers).size).toBe(3)
})
