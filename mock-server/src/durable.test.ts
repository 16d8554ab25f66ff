import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asKilled, freshFolder, serveFolder } from './testing/data-folders.ts'
import { collectLog, makeApp, openWorld, signIn, type TestApp } from './testing/test-app.ts'
import { Clock } from './world/clock/clock.ts'
import { openDataFile } from './world/stores/sqlite/data-file.ts'
import { Lifetime } from './world/stores/sqlite/lifetime.ts'
import { SqliteSnapshots } from './world/stores/sqlite/sqlite-snapshots.ts'
import { SqliteStore } from './world/stores/sqlite/sqlite-store.ts'
import { StoredStates } from './world/stores/sqlite/stored-states.ts'

const serve = (folder: string): TestApp => serveFolder(folder).app

const order = (app: TestApp, who: object, key: string, campaign = 'Podzim') =>
  app.inject({
    method: 'POST',
    url: '/w/blue/api/adminLinks',
    headers: { ...who, 'idempotency-key': key },
    payload: { kind: 'registration', campaign, slug: key.slice(0, 8) },
  })

const KEY = '0a1b2c3d-0000-4000-8000-000000000001'

describe('after a kill and a restart the provider', () => {
  test('returns the same answer for a known idempotency key, refuses it for another body, and ran it once', async () => {
    const folder = freshFolder()
    const before = serve(folder)
    await openWorld(before, { id: 'blue' })
    const admin = await signIn(before, 'admin', '/w/blue')
    const first = await order(before, admin, KEY)
    expect(first.json()).toMatchObject({ error_code: 200 })
    const after = serve(asKilled(folder))
    expect((await order(after, admin, KEY)).body).toBe(first.body)
    expect((await order(after, admin, KEY, 'Zima')).json()).toMatchObject({ error: 'idempotency-key-reused' })
    const links = await after.inject({ url: '/w/blue/api/adminLinks', headers: admin })
    const made = links.json<{ response: { links: { label: string }[] } }>().response.links
    expect(made.filter(({ label }) => label === 'Podzim')).toHaveLength(1)
  })

  test('has no deleted message, and readers continue after it', async () => {
    const folder = freshFolder()
    const before = serve(folder)
    await openWorld(before, { id: 'blue' })
    const url = '/sandbox/worlds/blue/messages'
    const send = (app: TestApp) =>
      app.inject({ method: 'POST', url: '/w/blue/api/passwordReset', payload: { username: '10000001' } })
    const idsOf = async (app: TestApp, query = '') =>
      (await app.inject(`${url}${query}`)).json<{ messages: { id: string }[] }>().messages.map(({ id }) => id)
    await send(before)
    const [deleted] = await idsOf(before)
    await before.inject({ method: 'DELETE', url })
    const after = serve(asKilled(folder))
    expect(await idsOf(after)).toEqual([])
    await send(after)
    expect(await idsOf(after, `?after=${deleted}`)).toHaveLength(1)
  })

  test('has the messages, the world of a state link and the moved clock', async () => {
    const folder = freshFolder()
    const before = serve(folder)
    await openWorld(before, { id: 'blue' })
    const payload = { username: '10000001' }
    await before.inject({ method: 'POST', url: '/w/blue/api/passwordReset', payload })
    await before.inject({ method: 'PATCH', url: '/sandbox/worlds/blue/clock', payload: { advance: 'PT1H' } })
    const { link } = (await before.inject({ method: 'POST', url: '/sandbox/worlds/blue/snapshots' })).json<{
      link: string
    }>()
    const look = async (app: TestApp) => [
      (await app.inject({ url: '/sandbox/worlds/blue/messages' })).json(),
      (await app.inject({ url: '/sandbox/worlds/blue/clock' })).json(),
    ]
    const seen = await look(before)
    expect(seen[0]).toMatchObject({ messages: [{ channel: 'email' }] })
    const after = serve(asKilled(folder))
    expect(await look(after)).toEqual(seen)
    expect((await after.inject({ url: link })).statusCode).toBe(302)
  })
})

describe('a full disk', () => {
  /** A provider whose file has space for `pages` more pages of 4 kB until `makeRoom`. */
  async function serveWithRoomFor(pages: number) {
    const database = openDataFile(join(freshFolder(), 'worlds.sqlite'))
    onTestFinished(() => database.close())
    const source = () => 0
    const states = new StoredStates(database)
    const startClock = (now: number, frozen: boolean) => new Clock(source, now, frozen)
    const store = new SqliteStore(database, states, new Lifetime(database, source), startClock)
    const { lines, log } = collectLog()
    const app = makeApp({ store, snapshots: new SqliteSnapshots(database, states), log })
    await openWorld(app, { id: 'blue' })
    const admin = await signIn(app, 'admin', '/w/blue')
    const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number }
    database.exec(`PRAGMA max_page_count = ${page_count + pages}`)
    const makeRoom = () => database.exec('PRAGMA max_page_count = 1000000')
    return { app, admin, lines, makeRoom, database, world: () => store.get('blue') }
  }

  const keyOf = (n: number) => `${n}`.padStart(8, '0') + KEY.slice(8)

  test('is a 500 without a change, the log has the reason, and with space again the same key succeeds', async () => {
    const { app, admin, lines, makeRoom, world } = await serveWithRoomFor(4)
    let [n, before] = [0, world()?.snapshot()]
    let answer = await order(app, admin, keyOf(n))
    while (answer.statusCode === 200 && n < 500) {
      n += 1
      before = world()?.snapshot()
      answer = await order(app, admin, keyOf(n))
    }
    expect(n).toBeGreaterThan(1)
    expect([answer.statusCode, answer.json()]).toEqual([500, { error_code: 500, error: 'internal-error' }])
    expect(world()?.snapshot()).toStrictEqual(before)
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'StoreError: The file of worlds was not written: database or disk is full', world: 'blue' },
    ])
    const read = await app.inject({ url: '/w/blue/api/adminLinks', headers: admin })
    expect(read.json()).toMatchObject({ error_code: 200 })
    makeRoom()
    expect((await order(app, admin, keyOf(n))).json()).toMatchObject({ error_code: 200 })
  })

  test('or a read-only file is reported by the control plane and by the first call of a new world too', async () => {
    const { app, lines, database } = await serveWithRoomFor(1_000)
    database.exec('PRAGMA query_only = ON')
    const calls = [
      { method: 'POST', url: '/sandbox/worlds', payload: { scenario: 'payout-week' } },
      { method: 'POST', url: '/sandbox/worlds/blue/snapshots' },
      { method: 'PATCH', url: '/sandbox/worlds/blue/clock', payload: { advance: 'P60D' } },
      { method: 'DELETE', url: '/sandbox/worlds/blue' },
      { method: 'GET', url: '/api/valueStore/nps_showStart' },
    ] as const
    const before = (await app.inject({ url: '/sandbox/worlds/blue/clock' })).json()
    for (const call of calls) {
      const answer = await app.inject(call)
      expect([call.url, answer.statusCode, answer.json().error]).toEqual([call.url, 500, 'internal-error'])
    }
    expect(lines.findLast(({ level }) => level === 'error')?.stack).toContain('attempt to write a readonly database')
    expect((await app.inject({ url: '/sandbox/worlds' })).json()).toMatchObject({ worlds: [{ id: 'blue' }] })
    expect((await app.inject({ url: '/sandbox/worlds/blue/clock' })).json()).toEqual(before)
    expect((await app.inject({ url: '/sandbox/worlds/blue/journal' })).json()).toMatchObject({
      entries: [{ operationId: 'logIn' }],
    })
    database.exec('PRAGMA query_only = OFF')
    for (const call of calls) expect((await app.inject(call)).statusCode).toBeLessThan(300)
  })
})
