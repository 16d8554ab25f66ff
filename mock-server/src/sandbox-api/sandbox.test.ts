import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { callControl } from '../testing/control-answer.ts'
import { makeApp, openWorld } from '../testing/test-app.ts'
import { MemoryStore } from '../world/world-store.ts'

const app = makeApp()
afterAll(() => app.close())

const call = (operationId: string, options: InjectOptions | string) => callControl(app, operationId, options)

const patch = (id: string, payload: object) =>
  call('moveClock', { method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload })

describe('worlds', () => {
  test('are created from a scenario and found by path, header and cookie', async () => {
    const made = await call('createWorld', {
      method: 'POST',
      url: '/sandbox/worlds',
      payload: { id: 'blue', now: '2026-12-01T00:00:00+01:00', frozen: true },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'blue', apiBase: '/w/blue/api', now: '2026-11-30T23:00:00.000Z' },
    })
    const dateOf = async (options: InjectOptions) => (await app.inject(options)).headers.date
    const want = 'Mon, 30 Nov 2026 23:00:00 GMT'
    expect(await dateOf({ url: '/w/blue/api/valueStore/nps_showStart' })).toBe(want)
    expect(await dateOf({ url: '/api/valueStore/nps_showStart', headers: { 'x-world': 'blue' } })).toBe(want)
    expect(await dateOf({ url: '/api/valueStore/nps_showStart', cookies: { 'sandbox-world': 'blue' } })).toBe(want)
  })

  test('are created without a body too, refused twice under one id, and unknown once deleted', async () => {
    expect((await call('createWorld', { method: 'POST', url: '/sandbox/worlds' })).status).toBe(201)
    const { id } = await openWorld(app)
    expect((await call('createWorld', { method: 'POST', url: '/sandbox/worlds', payload: { id } })).body.error).toBe(
      'world-exists',
    )
    expect((await call('deleteWorld', { method: 'DELETE', url: `/sandbox/worlds/${id}` })).status).toBe(204)
    expect((await call('getWorld', `/sandbox/worlds/${id}`)).body.error).toBe('unknown-world')
    const stale = await app.inject({ url: '/api/valueStore/nps_showStart', cookies: { 'sandbox-world': id } })
    expect([stale.json().error, stale.headers['set-cookie']]).toEqual([
      'unknown-world',
      expect.stringContaining('Max-Age=0'),
    ])
  })

  test('are listed, the oldest first', async () => {
    const [older, newer] = [(await openWorld(app)).id, (await openWorld(app)).id]
    const { worlds } = (await call('listWorlds', '/sandbox/worlds')).body
    const ids = worlds.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(older)).toBeGreaterThanOrEqual(0)
    expect(ids.slice(-2)).toEqual([older, newer])
  })

  test('are listed with the one that the browser entered, if it still exists', async () => {
    const { id } = await openWorld(app)
    const listFor = async (cookie: string) =>
      (await call('listWorlds', { url: '/sandbox/worlds', headers: { cookie: `other=1; sandbox-world=${cookie}` } }))
        .body
    expect((await listFor(id)).entered).toBe(id)
    expect(await listFor('gone')).not.toHaveProperty('entered')
  })

  test('get a name and a note, which can be changed and cleared', async () => {
    const { id } = await openWorld(app, { name: ' Platba ' })
    const name = (payload: object) => call('nameWorld', { method: 'PATCH', url: `/sandbox/worlds/${id}`, payload })
    expect((await call('getWorld', `/sandbox/worlds/${id}`)).body).toMatchObject({ name: 'Platba' })
    expect((await name({ note: 'dvakrát' })).body).toMatchObject({ name: 'Platba', note: 'dvakrát' })
    expect((await name({ name: '' })).body).not.toHaveProperty('name')
    const listed = (await call('listWorlds', '/sandbox/worlds')).body
    expect(listed.worlds.find((world: { id: string }) => world.id === id)).toMatchObject({ note: 'dvakrát' })
    expect(listed).toMatchObject({ limit: 5_000, canRecord: true, isDurable: false })
    expect(listed.memory).toBeGreaterThan(1_000_000)
  })

  test('are removed within an hour once they were not used for a day, unless they have a name', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let now = 0
    const idle = makeApp({ realTime: () => now })
    await openWorld(idle, { id: 'unnamed' })
    await openWorld(idle, { id: 'named', name: 'Platba' })
    const ids = async () => (await idle.inject('/sandbox/worlds')).json().worlds.map(({ id }: { id: string }) => id)
    now = 24 * 60 * 60 * 1_000 + 1
    expect(await ids()).toEqual(['unnamed', 'named'])
    vi.advanceTimersByTime(60 * 60 * 1_000)
    expect(await ids()).toEqual(['named'])
    await idle.close()
  })

  test('are refused when there are too many', async () => {
    const small = makeApp({ store: new MemoryStore(1) })
    const open = () => small.inject({ method: 'POST', url: '/sandbox/worlds', payload: { id: 'only' } })
    expect((await open()).statusCode).toBe(201)
    const refused = await small.inject({ method: 'POST', url: '/sandbox/worlds' })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'too-many-worlds', message: expect.stringContaining('Longest unused: only') },
    ])
  })

  test('are entered by a cookie, and the redirect accepts own paths only', async () => {
    const { id } = await openWorld(app)
    const entered = await call('enterWorld', `/sandbox/enter/${id}?to=/login`)
    expect(entered.headers).toMatchObject({
      location: '/login',
      'set-cookie': `sandbox-world=${id}; Path=/; HttpOnly; SameSite=Lax`,
    })
    const czech = '/příběh rodiny'.replace(' ', '%20')
    const answer = await call('enterWorld', `/sandbox/enter/${id}?to=${encodeURIComponent(`${czech}?jméno=Žofie#ř`)}`)
    expect(answer.headers.location).toBe('/p%C5%99%C3%ADb%C4%9Bh%20rodiny?jm%C3%A9no=%C5%BDofie#%C5%99')
    for (const to of ['//evil.cz', 'https://evil.cz', '/\\evil.cz', 'javascript:alert(1)'])
      expect((await call('enterWorld', `/sandbox/enter/${id}?to=${encodeURIComponent(to)}`)).status).toBe(400)
  })
})

describe('the clock', () => {
  test('advances, jumps, moves to the next event, and runs the events due on the way', async () => {
    const { id } = await openWorld(app)
    expect((await patch(id, { advance: 'PT15M' })).body).toMatchObject({
      now: '2026-11-10T09:15:00.000Z',
      frozen: true,
    })
    const [next] = (await call('listEvents', `/sandbox/worlds/${id}/events?limit=1`)).body.events
    const moved = (await patch(id, { toNextEvent: true })).body
    expect([moved.now, moved.ran[0].id]).toEqual([next.at, next.id])
    expect((await patch(id, { to: '2027-01-01T00:00:00Z' })).body.ran.length).toBeGreaterThan(3)
    expect((await patch(id, { frozen: false })).body.frozen).toBe(false)
  })

  test.each<[string, object, string]>([
    ['back', { to: '2020-01-01T00:00:00Z' }, 'clock-backwards'],
    ['back by a duration', { advance: '-PT1S' }, 'clock-backwards'],
    ['nowhere', {}, 'bad-request'],
    ['two ways at once', { frozen: true, advance: 'PT1S' }, 'bad-request'],
    ['by no duration', { advance: '15 minutes' }, 'bad-request'],
    ['to the end of time', { advance: 'P200Y' }, 'bad-request'],
  ])('does not move %s', async (_name, move, error) => {
    const { id } = await openWorld(app)
    expect(await patch(id, move)).toMatchObject({ status: 400, body: { error } })
  })
})

const sendCode = (id: string, phoneId = 'phone-1') =>
  app.inject({
    method: 'POST',
    url: `/w/${id}/api/loginRecipient`,
    payload: { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId },
  })

describe('the inbox', () => {
  test('can be waited for, and returns the code of a message', async () => {
    const { id } = await openWorld(app)
    const waiting = call('listMessages', `/sandbox/worlds/${id}/messages?channel=sms&waitMs=5000`)
    await sendCode(id)
    const { messages } = (await waiting).body
    expect(messages).toHaveLength(1)
    expect(messages[0].code).toMatch(/^\d{6}$/)
    expect(
      (await call('listMessages', `/sandbox/worlds/${id}/messages?after=${messages[0].id}`)).body.messages,
    ).toEqual([])
    expect((await call('listMessages', `/sandbox/worlds/${id}/messages?channel=email`)).body.messages).toEqual([])
  })

  test('is read from a moment on, and before another one', async () => {
    const { id } = await openWorld(app)
    const url = `/sandbox/worlds/${id}/messages`
    const timesOf = async (query: Record<string, string>) =>
      (await call('listMessages', `${url}?${new URLSearchParams(query).toString()}`)).body.messages.map(
        ({ at }: { at: string }) => at,
      )
    await sendCode(id)
    await patch(id, { advance: 'P1D' })
    await sendCode(id)
    const [first, second] = await timesOf({})
    expect(await timesOf({ from: second })).toEqual([second])
    expect(await timesOf({ until: second })).toEqual([first])
    expect(await timesOf({ from: '2026-11-10T10:00:00+01:00', until: '2026-11-11T00:00:00+01:00' })).toEqual([first])
    expect(await call('listMessages', `${url}?from=${second}&until=${first}`)).toMatchObject({
      status: 400,
      body: { field: 'until', message: expect.stringContaining('after from') },
    })
  })

  test('shows one message, an e-mail with its headers and source', async () => {
    const { id } = await openWorld(app)
    await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset`, payload: { username: '10000001' } })
    const url = `/sandbox/worlds/${id}/messages`
    const [message] = (await call('listMessages', url)).body.messages
    const { body } = await call('getMessage', `${url}/${message.id}`)
    expect(body).toMatchObject({ message, source: expect.stringContaining(`Message-ID: <${message.id}@`) })
    expect((await call('getMessage', `${url}/m-unknown`)).body.error).toBe('unknown-message')
  })

  test('forgets a deleted message, and a reader who continues after it gets only newer ones', async () => {
    const { id } = await openWorld(app)
    const url = `/sandbox/worlds/${id}/messages`
    const idsAfter = async (query = '') =>
      (await call('listMessages', `${url}${query}`)).body.messages.map((message: { id: string }) => message.id)
    await sendCode(id)
    await sendCode(id)
    const [first, second] = await idsAfter()
    expect((await call('deleteMessage', { method: 'DELETE', url: `${url}/${second}` })).status).toBe(204)
    expect(await idsAfter()).toEqual([first])
    expect((await call('deleteMessage', { method: 'DELETE', url: `${url}/${second}` })).body.error).toBe(
      'unknown-message',
    )
    expect(await idsAfter(`?after=${second}`)).toEqual([])
    const waiting = idsAfter(`?after=${second}&waitMs=5000`)
    expect((await call('clearMessages', { method: 'DELETE', url })).status).toBe(204)
    expect(await idsAfter()).toEqual([])
    await sendCode(id)
    const newest = await idsAfter()
    expect(newest).not.toContain(first)
    expect([await waiting, newest.length]).toEqual([newest, 1])
  })

  test.each<[string, object, number[]]>([
    ['lost', { kind: 'message-lost' }, [0, 0]],
    ['doubled', { kind: 'message-doubled' }, [2, 2]],
    // Later than its code lives.
    ['late', { kind: 'message-late', ms: 1_200_000 }, [0, 1]],
  ])('a message can be %s', async (_name, fault, want) => {
    const { id } = await openWorld(app)
    await app.inject({
      method: 'POST',
      url: `/sandbox/worlds/${id}/faults`,
      payload: { operationId: 'logInRecipient', times: 1, ...fault },
    })
    await sendCode(id)
    const count = async () => (await app.inject(`/sandbox/worlds/${id}/messages`)).json().messages.length
    const counts = [await count()]
    await patch(id, { advance: 'PT20M' })
    expect([...counts, await count()]).toEqual(want)
  })
})

describe('the rest of the control plane', () => {
  test('scenarios, faults, journal and coverage match their contract', async () => {
    const { id } = await openWorld(app)
    expect((await call('listScenarios', '/sandbox/scenarios')).body.scenarios[0].people.length).toBeGreaterThan(10)
    const payload = { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 }
    expect(
      (await call('addFault', { method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload })).body,
    ).toMatchObject(payload)
    expect((await call('listFaults', `/sandbox/worlds/${id}/faults`)).body.faults).toHaveLength(1)
    expect((await call('clearFaults', { method: 'DELETE', url: `/sandbox/worlds/${id}/faults` })).status).toBe(204)
    await app.inject(`/w/${id}/api/valueStore/nps_showStart`)
    const { entries } = (await call('readJournal', `/sandbox/worlds/${id}/journal`)).body
    expect(entries).toHaveLength(1)
    expect((await call('readJournal', `/sandbox/worlds/${id}/journal?after=${entries[0].id}`)).body.entries).toEqual([])
    const coverage = (await call('getCoverage', '/sandbox/coverage')).body
    const pair = coverage.operations.find(({ operationId }: { operationId: string }) => operationId === 'getValueStore')
      .errorCodes[0]
    expect(pair).toMatchObject({ code: 200, error: null })
    expect(pair.times).toBeGreaterThan(0)
  })

  test('the journal can be followed live, from the last entry read', async () => {
    const { id } = await openWorld(app)
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const get = () => app.inject(`/w/${id}/api/valueStore/nps_showStart`)
    await get()
    await get()
    const leave = new AbortController()
    const headers = { accept: 'text/event-stream', 'last-event-id': 'j-1' }
    const { body } = await fetch(`${origin}/sandbox/worlds/${id}/journal`, { headers, signal: leave.signal })
    const ids: string[] = []
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      ids.push(...[...chunk.matchAll(/^id: (.*)$/gm)].map(([, found]) => found ?? ''))
      if (ids.length === 1) await get()
      if (ids.length === 2) break
    }
    leave.abort()
    expect(ids).toEqual(['j-2', 'j-3'])
  })

  test('a snapshot opens a new world at its instant, and enters it', async () => {
    const { id } = await openWorld(app)
    const { link } = (await call('takeSnapshot', { method: 'POST', url: `/sandbox/worlds/${id}/snapshots` })).body
    await patch(id, { advance: 'P1D' })
    const opened = await call('openSnapshot', `${link}?to=/login`)
    expect([opened.status, opened.headers.location]).toEqual([302, '/login'])
    const [, fork] = /sandbox-world=([^;]+)/.exec(String(opened.headers['set-cookie'])) ?? []
    expect((await call('getWorld', `/sandbox/worlds/${fork}`)).body.now).toBe('2026-11-10T09:00:00.000Z')
  })

  test('a trigger causes one event for one person; an unknown one is refused with the known kinds', async () => {
    const { id } = await openWorld(app)
    const pull = (payload: object) =>
      call('trigger', { method: 'POST', url: `/sandbox/worlds/${id}/triggers`, payload })
    expect((await pull({ kind: 'renewal-opened', person: '2000001' })).body.ran).toHaveLength(1)
    expect(await pull({ kind: 'moon' })).toMatchObject({
      status: 422,
      body: { error: 'unknown-trigger', message: expect.stringContaining('notice') },
    })
    expect((await pull({ kind: 'renewal-opened', person: 'nobody' })).body.error).toBe('trigger-refused')
    const { entries } = (await call('readJournal', `/sandbox/worlds/${id}/journal`)).body
    expect(entries).toMatchObject([{ operationId: null, event: 'renewal-opened', httpStatus: 0, errorCode: null }])
  })

  test('a provider state is a world of its own, with a token that is valid there', async () => {
    const { providerStates } = await import('../scenarios/states/provider-states.ts')
    const made = await Promise.all(
      Object.keys(providerStates).map((state) =>
        call('setProviderState', { method: 'POST', url: '/sandbox/provider-states', payload: { state } }),
      ),
    )
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(made.map(({ body }) => body.world)).size).toBe(made.length)
    expect(
      (await call('setProviderState', { method: 'POST', url: '/sandbox/provider-states', payload: { state: 'nope' } }))
        .status,
    ).toBe(404)
  })

  test('the page shows the newest code, escaped, under a policy without scripts', async () => {
    const { id } = await openWorld(app)
    await sendCode(id)
    const { messages } = (await call('listMessages', `/sandbox/worlds/${id}/messages`)).body
    const page = await app.inject(`/sandbox?world=${id}`)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const text of ['10000001', messages[0].code, messages[0].to]) expect(page.body).toContain(text)
    expect(page.body).toContain('Pekárna U Mostu')
    expect(page.body).not.toMatch(/<script|style=/)
    expect((await app.inject('/sandbox/page.css')).headers['content-type']).toContain('text/css')
  })
})

describe('magic values', () => {
  test('are listed with their field and their effect, from their definitions', async () => {
    const { places } = (await call('listMagicValues', '/sandbox/magic-values')).body
    expect(places).toContainEqual(expect.objectContaining({ operationId: 'logIn', field: 'password', match: 'whole' }))
    const values = places.flatMap(({ values }: { values: object[] }) => values)
    for (const want of [
      { value: 'error_500', effect: 'error_code', errorCode: 500, error: 'internal-error' },
      { value: 'slow_5000', effect: 'latency', ms: 5_000 },
      { value: 'DECLINED_FUNDS', effect: 'gateway' },
    ])
      expect(values).toContainEqual(expect.objectContaining(want))
  })
})
