import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildElsewhere } from '../../build/build-elsewhere.ts'
import { Balancer, type Entry, type ReplicaRequest } from './balancer.ts'
import { PostgresServer } from './postgres-server.ts'
import { startReplica } from './replica.ts'

let built: { folder: string; main: string }
let postgres: PostgresServer
let balancer: Balancer
const [A, B, C] = [0, 1, 2]

beforeAll(async () => {
  built = await buildElsewhere('replicas')
  postgres = await PostgresServer.make()
  balancer = new Balancer(await Promise.all([A, B, C].map(() => startReplica(built.main, postgres.url))))
}, 240_000)

afterAll(async () => {
  await Promise.all(balancer.replicas.map((replica) => replica.stop()))
  await postgres.remove()
  rmSync(built.folder, { recursive: true })
}, 60_000)

const call = (method: string, path: string, options: ReplicaRequest = {}) => balancer.call(method, path, options)

/** Opens a frozen world for the test, and calls in it. */
async function openWorld(options: object = {}, at = A) {
  const id = `t-${randomUUID().slice(0, 8)}`
  const opened = await call('POST', '/sandbox/worlds', { at, body: { id, frozen: true, ...options } })
  expect(opened.status).toBe(201)
  const api = (method: string, path: string, options?: ReplicaRequest) => call(method, `/w/${id}/api${path}`, options)
  const sandbox = (method: string, path: string, options?: ReplicaRequest) =>
    call(method, `/sandbox/worlds/${id}${path}`, options)
  const signIn = async (username: string, at?: number) => {
    const body = { username, password: 'andel123' }
    const { response } = (await api('POST', '/login', { body, ...(at !== undefined && { at }) })).content
    return { authorization: response?.token ?? '', uid: response?.personId ?? '' }
  }
  const journal = async (at = A) => (await sandbox('GET', '/journal', { at })).content.entries ?? []
  return { id, api, sandbox, signIn, journal }
}

const many = <Result>(times: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => make(index)))

const countBy = (names: readonly (string | undefined)[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name ?? 'none')).map(([name, all]) => [name, all?.length]),
  )

describe('three servers over one database', () => {
  test('a world created on one server works on the others at once, with a token of any of them', async () => {
    const { api, signIn } = await openWorld({}, A)
    const jana = await signIn('10000001', B)
    const rated = await api('POST', '/nps', { at: C, headers: jana, body: { rating: 4 } })
    expect(rated.content).toMatchObject({ error_code: 200, response: { Value: 4 } })
    const read = await api('GET', '/nps', { at: A, headers: jana })
    expect(read.content).toMatchObject({ error_code: 200, response: { Value: 4 } })
  })

  test('of fifty simultaneous wrong codes over all three exactly six are counted, then the lock (rule 19.2)', async () => {
    const { api, sandbox } = await openWorld()
    const me = { personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    const { Data } = (await api('POST', '/loginRecipient', { body: { step: 'login', ...me } })).content
    const { messages } = (await sandbox('GET', '/messages?channel=sms')).content
    const code = messages?.[0]?.code === '000000' ? '000001' : '000000'
    const body = { step: 'verify', transactionId: Data?.TransactionId, code }
    const answers = await many(50, () => api('POST', '/loginRecipient', { body }))
    expect(countBy(answers.map(({ content }) => content.error))).toEqual({ 'wrong-code': 6, 'transaction-locked': 44 })
  })

  test('one idempotency key sent to all three at once has one effect and three equal answers (rule 19.13)', async () => {
    const { api, sandbox } = await openWorld()
    const fields = [{ id: 'message', title: 'Zpráva', value: 'Ahoj.' }]
    const body = { to: 'portal@example.com', subject: 'Jednou', fields }
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await many(3, (at) => api('POST', '/emailForm', { at, body, headers }))
    expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => answers[0]?.text))
    expect(answers[0]?.content.error_code).toBe(200)
    expect((await sandbox('GET', '/messages?channel=email')).content.messages).toHaveLength(1)
  })

  test('of three hundred simultaneous writes over all three none is lost or doubled, and no version is skipped', async () => {
    const { id, api, signIn, journal } = await openWorld()
    const headers = await signIn('admin')
    const orders = await many(300, (n) =>
      api('POST', '/adminLinks', { headers, body: { kind: 'payment', amount: 50 + n } }),
    )
    const made = orders.map(({ content }) => content.response?.link?.linkId ?? content.error ?? '')
    expect(new Set(made).size).toBe(300)
    for (const at of [A, B, C]) {
      const noted = (await journal(at)).flatMap(({ changes }) => changes.map(({ path }) => path))
      const links = noted.filter((path) => path.startsWith('adminLinks.')).map((path) => path.split('.')[1] ?? '')
      expect(links.toSorted()).toEqual(made.toSorted())
    }
    const [versions, head] = await postgres.versionsOf(id)
    expect(versions).toEqual(Array.from({ length: head }, (_, index) => index + 1))
    expect(head).toBeGreaterThanOrEqual(300)
  })

  test('a fault set on one server is injected once, into a call on any server', async () => {
    const { api, sandbox } = await openWorld()
    const fault = { operationId: 'getValueStore', kind: 'error_code', errorCode: 503, error: 'maintenance', times: 1 }
    await sandbox('POST', '/faults', { at: A, body: fault })
    const answers = await many(12, (at) => api('GET', '/valueStore/nps_showStart', { at }))
    expect(countBy(answers.map(({ content }) => content.error))).toEqual({ maintenance: 1, none: 11 })
    expect((await sandbox('GET', '/faults', { at: C })).content.faults).toEqual([])
  })

  test('waiting for an SMS on one server returns the SMS that a call on another sent', async () => {
    const { api, sandbox } = await openWorld()
    const waiting = sandbox('GET', '/messages?channel=sms&waitMs=30000', { at: A })
    const body = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    await api('POST', '/loginRecipient', { at: B, body })
    const start = performance.now()
    expect((await waiting).content.messages).toHaveLength(1)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('messages deleted on one server are deleted on all, and a reader who waits on another gets the next one', async () => {
    const { api, sandbox } = await openWorld()
    const send = () => api('POST', '/passwordReset', { at: A, body: { username: '10000001' } })
    const idsOn = async (at: number, query = '') =>
      (await sandbox('GET', `/messages${query}`, { at })).content.messages?.map(({ id }) => id) ?? []
    await send()
    await send()
    const [, second] = await idsOn(B)
    expect((await sandbox('DELETE', `/messages/${second}`, { at: C })).status).toBe(204)
    expect(await idsOn(A, `?after=${second}`)).toEqual([])
    const waiting = idsOn(B, `?after=${second}&waitMs=30000`)
    expect((await sandbox('DELETE', '/messages', { at: C })).status).toBe(204)
    expect(await idsOn(A)).toEqual([])
    await send()
    expect([await waiting, await idsOn(C)]).toEqual([[expect.any(String)], await idsOn(A)])
  })

  test('a sign-in is stored without its password, its token and its birth date', async () => {
    const { id, api, signIn, journal } = await openWorld()
    const { authorization } = await signIn('10000001', B)
    const body = { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' }
    await api('POST', '/loginRecipient', { body, at: C })
    expect((await journal(A)).map(({ call }) => call?.login)).toEqual(['10000001', '2000001'])
    const rows = await postgres.query(`SELECT n.entry FROM sandbox_worlds.notes n
      JOIN sandbox_worlds.worlds w ON n.world = w.key WHERE w.id = '${id}'`)
    const stored = JSON.stringify(rows.map(({ entry }) => deserialize(entry as Uint8Array)))
    expect(stored).toContain('/loginRecipient')
    for (const secret of ['andel123', authorization.slice(0, 20), '1985-04-01']) expect(stored).not.toContain(secret)
  })

  test('the journal of one server has the calls of all in one order, and follows them live', async () => {
    const { id, api, journal } = await openWorld()
    const leave = new AbortController()
    onTestFinished(() => leave.abort())
    const headers = { accept: 'text/event-stream' }
    const stream = await fetch(`${balancer.originAt(A)}/sandbox/worlds/${id}/journal`, {
      headers,
      signal: leave.signal,
    })
    const calls = await many(9, (at) => api('GET', '/valueStore/nps_showStart', { at }))
    const ids = calls.map((answer) => answer.headers.get('x-request-id') ?? '').toSorted()
    expect(ids).toEqual(Array.from({ length: 9 }, (_, index) => `j-${index + 1}`))
    for (const at of [A, B, C]) expect((await journal(at)).map((entry) => entry.id)).toEqual(ids)
    for (const { call } of await journal(C))
      expect(call).toMatchObject({ method: 'GET', path: '/valueStore/nps_showStart' })
    const text = stream.body?.pipeThrough(new TextDecoderStream())
    let received = ''
    for await (const part of text ?? []) {
      received += part
      if (received.includes('id: j-9\n')) break
    }
    expect(received.match(/^id: j-\d$/gm)).toEqual(ids.map((id) => `id: ${id}`))
  })

  test('a clock changed on one server is changed on all, and each due event runs once', async () => {
    const { api, sandbox, journal } = await openWorld()
    const moved = await sandbox('PATCH', '/clock', { at: A, body: { advance: 'P40D' } })
    await many(9, (at) => api('GET', '/valueStore/nps_showStart', { at }))
    for (const at of [B, C]) expect((await sandbox('GET', '/clock', { at })).content.now).toBe(moved.content.now)
    const alone = await openWorld()
    await alone.sandbox('PATCH', '/clock', { at: B, body: { advance: 'P40D' } })
    const events = (entries: readonly Entry[]) => entries.filter(({ operationId }) => operationId === null)
    expect(events(await journal()).length).toBeGreaterThan(5)
    expect(events(await journal()).map(({ rule }) => rule)).toEqual(
      events(await alone.journal()).map(({ rule }) => rule),
    )
  })

  test('an event that comes due while all three are called runs once', async () => {
    const { sandbox } = await openWorld()
    const { events } = (await sandbox('GET', '/events')).content
    const at = Temporal.Instant.from(events?.find(({ kind }) => kind === 'distribution')?.at ?? '')
    const now = at.subtract({ milliseconds: 700 }).toString()
    const soon = await openWorld({ frozen: false, now })
    const isPast = async () => {
      const { content } = await soon.sandbox('GET', '/clock')
      return Temporal.Instant.compare(content.now ?? '', at.add({ milliseconds: 300 })) > 0
    }
    while (!(await isPast())) await many(6, (at) => soon.api('GET', '/valueStore/nps_showStart', { at }))
    const alone = await openWorld({ now })
    await alone.sandbox('PATCH', '/clock', { body: { toNextEvent: true } })
    const rules = (entries: readonly Entry[]) => entries.flatMap(({ operationId, rule }) => (operationId ? [] : [rule]))
    expect(rules(await soon.journal())).toEqual(rules(await alone.journal()))
    expect(rules(await soon.journal()).length).toBeGreaterThan(0)
  })

  test('a running clock never goes back from one answer to the next, from any server', async () => {
    const { sandbox } = await openWorld({ frozen: false })
    let latest = ''
    for (let n = 0; n < 12; n++) {
      const answer = await sandbox('PATCH', '/clock', { body: { advance: 'PT0.001S' } })
      expect(answer).toMatchObject({ status: 200 })
      expect((answer.content.now ?? '') > latest).toBe(true)
      latest = answer.content.now ?? ''
    }
  })

  test('a snapshot of one server opens on another with its name, its journal and its faults still armed', async () => {
    const { sandbox, signIn, journal } = await openWorld()
    await signIn('10000001', B)
    await sandbox('PATCH', '', { at: B, body: { name: 'Platba' } })
    const fault = { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 }
    await sandbox('POST', '/faults', { at: A, body: fault })
    const { link = '' } = (await sandbox('POST', '/snapshots', { at: A })).content
    const opened = await call('GET', link, { at: B })
    expect(opened.status).toBe(302)
    const [, copy] = /sandbox-world=([^;]+)/.exec(opened.headers.get('set-cookie') ?? '') ?? []
    const { faults } = (await call('GET', `/sandbox/worlds/${copy}/faults`, { at: C })).content
    expect(faults).toMatchObject([{ operationId: 'saveNps', kind: 'reset', left: 1 }])
    expect((await call('GET', `/sandbox/worlds/${copy}`, { at: A })).content).toMatchObject({ name: 'Platba' })
    const { entries } = (await call('GET', `/sandbox/worlds/${copy}/journal`, { at: C })).content
    expect(entries).toMatchObject([{ operationId: 'logIn' }])
    expect(entries).toEqual(await journal(A))
  })

  test('the coverage counts the answers of all', async () => {
    const times = async (at: number) => {
      const { operations } = (await call('GET', '/sandbox/coverage', { at })).content
      const getNps = operations?.find(({ operationId }) => operationId === 'getNps')
      return getNps?.errorCodes.find(({ code }) => code === 200)?.times ?? 0
    }
    const { api } = await openWorld()
    const before = await times(A)
    await many(6, (at) => api('GET', '/nps?emlid=jana-nps-2026', { at }))
    expect(await Promise.all([A, B, C].map(times))).toEqual([before + 6, before + 6, before + 6])
  })

  test('a world closed on one server is closed on all, and a new one with its name is a different world', async () => {
    const { id, api, sandbox, signIn } = await openWorld()
    const jana = await signIn('10000001')
    const read = (at: number) => api('GET', '/nps', { at, headers: jana })
    for (const at of [A, B, C]) expect((await read(at)).content.error_code).toBe(200)
    await api('POST', '/nps', { headers: jana, body: { rating: 4 } })
    expect((await sandbox('DELETE', '', { at: A })).status).toBe(204)
    for (const at of [A, B, C]) expect((await read(at)).content.error).toBe('unknown-world')
    await call('POST', '/sandbox/worlds', { at: B, body: { id, frozen: true } })
    expect((await read(C)).content.response?.Value).not.toBe(4)
  })
})

test('a server killed under load loses nothing that it acknowledged', async () => {
  const { api, signIn } = await openWorld()
  const headers = await signIn('admin')
  const linksOf = async (at: number) => {
    const { links = [] } = (await api('GET', '/adminLinks', { at, headers })).content.response ?? {}
    return links.map(({ linkId }) => linkId).toSorted()
  }
  const before = await linksOf(A)
  const order = (key: string, at: number) =>
    api('POST', '/adminLinks', {
      at,
      headers: { ...headers, 'idempotency-key': key },
      body: { kind: 'payment', amount: 70 },
    })
  const keys = Array.from({ length: 120 }, () => randomUUID())
  const killed = balancer.replicas[C]
  let acknowledged = 0
  const first = await Promise.all(
    keys.map(async (key, index) => {
      const text = await order(key, index).then(
        (answer) => answer.text,
        () => undefined,
      )
      if (text !== undefined) acknowledged += 1
      if (acknowledged === 30) await killed?.stop('SIGKILL')
      return text
    }),
  )
  expect(first.filter((text) => text === undefined).length).toBeGreaterThan(0)
  const again = await Promise.all(keys.map((key, index) => order(key, index % 2)))
  const changed = again.filter(({ text }, index) => first[index] !== undefined && first[index] !== text)
  expect(changed).toEqual([])
  const made = again.map(({ content }) => content.response?.link?.linkId ?? '').toSorted()
  for (const at of [A, B]) expect((await linksOf(at)).filter((linkId) => !before.includes(linkId))).toEqual(made)
  balancer.replicas[C] = await startReplica(built.main, postgres.url)
  expect((await linksOf(C)).filter((linkId) => !before.includes(linkId))).toEqual(made)
}, 120_000)

test('while the database is stopped every call is a 503 with Retry-After and no server is ready, and once it runs again calls succeed', async () => {
  const { api, sandbox, signIn } = await openWorld()
  const jana = await signIn('10000001')
  const rate = (rating: number, at: number) => api('POST', '/nps', { at, headers: jana, body: { rating } })
  expect((await rate(4, A)).content.error_code).toBe(200)
  await postgres.stop()
  for (const at of [A, B, C]) {
    const refused = await rate(9, at)
    expect([refused.status, refused.content]).toEqual([503, { error_code: 503, error: 'service-unavailable' }])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await sandbox('GET', '/clock', { at })).status).toBe(503)
    expect([(await call('GET', '/readyz', { at })).status, (await call('GET', '/livez', { at })).status]).toEqual([
      503, 200,
    ])
  }
  await postgres.start()
  for (const at of [A, B, C])
    expect((await api('GET', '/nps', { at, headers: jana })).content).toMatchObject({
      error_code: 200,
      response: { Value: 4 },
    })
  await sandbox('PATCH', '/clock', { body: { advance: 'PT2M' } })
  expect((await rate(7, C)).content).toMatchObject({ error_code: 200, response: { Value: 7 } })
}, 60_000)
