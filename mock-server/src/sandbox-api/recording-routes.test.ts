import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordedWorld, type Tape } from '../testing/recorded-world.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp({ clock: () => 0 })
let tape: Tape
beforeAll(async () => {
  tape = await openRecordedWorld(app)
})
afterAll(() => app.close())

const open = async (options: object) =>
  (await app.inject({ method: 'POST', url: '/sandbox/worlds', payload: options })).json()

describe('a recorded world', () => {
  it('is marked as recorded, and another world is not', async () => {
    expect(await open({ id: 'taped', recorded: true })).toMatchObject({ recorded: true })
    expect(await open({ id: 'untaped', recorded: false })).not.toHaveProperty('recorded')
  })

  it('says that its recording has ended, until it is continued', async () => {
    const { id } = await open({ recorded: true })
    const end = (method: 'PUT' | 'DELETE') => app.inject({ method, url: `/sandbox/worlds/${id}/recording/end` })
    const read = async () => (await app.inject(`/sandbox/worlds/${id}`)).json()
    expect(await read()).not.toHaveProperty('recordingEnded')
    await end('PUT')
    expect(await read()).toMatchObject({ recorded: true, recordingEnded: true })
    await end('DELETE')
    expect(await read()).not.toHaveProperty('recordingEnded')
  })

  it('cannot start from a snapshot, which no file could repeat', async () => {
    const answer = await open({ recorded: true, snapshot: 'snap-1' })
    expect(answer).toEqual({ error: 'bad-request', message: expect.stringContaining('do not go together') })
  })

  it('stores no token but knows the caller of each call', async () => {
    const { json: signedIn } = (await tape.call('POST', '/login', { username: '10000001', password: 'andel123' })) ?? {}
    const { token, personId } = signedIn.response
    await tape.call('GET', `/userProfile?uid=${personId}`, undefined, { authorization: token, uid: personId })
    const { json } = await tape.sandbox('GET', '/recording')
    const step = json.steps.findIndex(({ operationId }: { operationId: string }) => operationId === 'logIn')
    expect(json.steps.at(-1)).toMatchObject({
      operationId: 'getUserProfile',
      uid: 'p-10000001',
      session: step,
      query: {},
    })
    expect(JSON.stringify(json)).not.toContain(token.split('.').at(-1))
  })

  it('stores no token of a changed password, and repeats the calls that use it', async () => {
    const another = makeApp({ clock: () => 0 })
    const own = await openRecordedWorld(another)
    const { json: signedIn } = (await own.call('POST', '/login', { username: '10000001', password: 'andel123' })) ?? {}
    const { token, personId: uid } = signedIn.response
    const body = { oldPassword: 'andel123', password: 'modrá-lampa-7' }
    const { json: changed } = (await own.call('POST', '/password', body, { authorization: token, uid })) ?? {}
    const authorization = changed.response.session.token
    await own.call('POST', '/nps', { rating: 9 }, { authorization, uid })

    const { json } = await own.sandbox('GET', '/recording')
    expect(JSON.stringify(json)).not.toContain(authorization.split('.').at(-1))
    expect(json.steps).toMatchObject([{ operationId: 'logIn' }, { session: 0 }, { operationId: 'saveNps', session: 1 }])
    const { json: scenario } = await own.file('scenario')
    expect(scenario.text).toContain('.response as { session: CallerIdentity }).session)')
    expect(scenario.text).toContain('import type { CallerIdentity }')
    const { json: pact } = await own.file('pact')
    const [{ name: state, params }] = JSON.parse(pact.text).interactions[0].providerStates
    const setup = await another.inject({
      method: 'POST',
      url: '/sandbox/provider-states',
      payload: { state, params, action: 'setup' },
    })
    expect(setup.json()).toMatchObject({ token: expect.stringContaining('.'), uid })
    await another.close()
  })

  it('stores the metadata of an upload and none of its bytes', async () => {
    const form = new FormData()
    form.append('meta[0]', '{"category":"document"}')
    form.append('File[0]', new Blob(['%PDF-1.4 tajné'], { type: 'application/pdf' }), 'zpráva.pdf')
    await tape.call('POST', '/upload', form)
    const { json } = await tape.sandbox('GET', '/recording')
    expect(json.steps.at(-1)).toMatchObject({ operationId: 'uploadFiles', errorCode: 401 })
    expect(JSON.stringify(json)).not.toContain('tajné')
  })

  it('ends when it is full, and reports that', async () => {
    const another = makeApp({ clock: () => 0 })
    const full = await openRecordedWorld(another)
    const many = Array.from({ length: 200 }, (_, n) => ({ kind: 'go', path: `/${n}` }))
    for (let batch = 0; batch < 11; batch++) await full.browser(...many)
    const { json } = await full.sandbox('GET', '/recording')
    expect({ isWhole: json.isWhole, steps: json.steps.length }).toEqual({ isWhole: false, steps: 2_000 })
    const { json: file } = await full.file('playwright')
    expect(file.notes.at(-1)).toContain('full after 2000 steps')
    await another.close()
  })
})

describe('a step of the browser', () => {
  it.each([
    [{ kind: 'fly' }, /^steps\.0\.kind must be one of go, press, fill/],
    [{ kind: 'press', role: 'button' }, /^steps\.0\.name is missing; it must be a text/],
    [{ kind: 'go', path: '/', speed: 3 }, /^steps\.0\.speed is not known here; there are kind, at, path$/],
  ])('%j is refused with a message, and no step of the request is stored', async (step, message) => {
    const before = (await tape.sandbox('GET', '/recording')).json.steps.length
    const { status, json } = await tape.browser(step, { kind: 'go', path: '/' })
    expect({ status, json }).toMatchObject({ status: 400, json: { message: expect.stringMatching(message) } })
    expect((await tape.sandbox('GET', '/recording')).json.steps).toHaveLength(before)
  })
})

describe('a request that adds steps', () => {
  const stepsNow = async () => (await tape.sandbox('GET', '/recording')).json.steps.length

  it('adds nothing more when it is repeated after a lost response', async () => {
    const before = await stepsNow()
    const call = { callId: 'console-1', steps: [{ kind: 'go', path: '/' }] }
    for (let time = 0; time < 2; time++) expect((await tape.sandbox('POST', '/recording/steps', call)).status).toBe(204)
    expect(await stepsNow()).toBe(before + 1)
    await tape.sandbox('POST', '/recording/steps', { ...call, callId: 'console-2' })
    expect(await stepsNow()).toBe(before + 2)
  })

  it('may be repeated with corrected steps after a refusal', async () => {
    const before = await stepsNow()
    await tape.sandbox('POST', '/recording/steps', { callId: 'console-3', steps: [{ kind: 'fly' }] })
    await tape.sandbox('POST', '/recording/steps', { callId: 'console-3', steps: [{ kind: 'go', path: '/' }] })
    expect(await stepsNow()).toBe(before + 1)
  })

  it('puts each step where it happened, before the calls that it caused', async () => {
    const before = await stepsNow()
    const sentAt = 1_000_000
    const send = (path: string, ago: number, callId: string) =>
      tape.sandbox('POST', '/recording/steps', {
        callId,
        sentAt,
        happenedAt: [sentAt - ago],
        steps: [{ kind: 'go', path }],
      })
    await tape.call('GET', '/valueStore/nps_showStart')
    await send('/late', 60_000, 'clock-1')
    const { steps } = (await tape.sandbox('GET', '/recording')).json
    expect(steps.findIndex(({ path }: { path?: string }) => path === '/late')).toBe(0)
    expect(steps).toHaveLength(before + 2)
  })

  it.each([
    [{ sentAt: 1 }, /^happenedAt is missing/],
    [{ sentAt: 1, happenedAt: [1, 2] }, /^happenedAt must have one time for each/],
    [{ callId: 'a b' }, /^callId must be a text from 1 to 64 characters/],
  ])('is refused with %j', async (more, message) => {
    const body = { ...more, steps: [{ kind: 'go', path: '/' }] }
    const { status, json } = await tape.sandbox('POST', '/recording/steps', body)
    expect({ status, json }).toMatchObject({ status: 400, json: { message: expect.stringMatching(message) } })
  })
})

describe('an ended recording', { shuffle: false }, () => {
  const read = async () => (await tape.sandbox('GET', '/recording')).json

  it('adds nothing more from the browser, the portal or the console, and neither do its files', async () => {
    await tape.call('GET', '/valueStore/nps_showStart')
    const before = await read()
    for (let time = 0; time < 2; time++) expect((await tape.sandbox('PUT', '/recording/end')).status).toBe(204)
    await tape.browser({ kind: 'go', path: '/after-the-end' })
    await tape.sandbox('PATCH', '/clock', { advance: 'PT1M' })
    await tape.call('GET', '/valueStore/nps_showEnd')
    expect(await read()).toEqual({ ...before, ended: true })
    const { json } = await tape.file('scenario')
    expect(json.text).toContain('nps_showStart')
    expect(json.text).not.toContain('nps_showEnd')
  })

  it('continues with everything done since its end, which a test has to repeat', async () => {
    const { steps } = await read()
    expect((await tape.sandbox('DELETE', '/recording/end')).status).toBe(204)
    const longer = await read()
    expect(longer).not.toHaveProperty('ended')
    expect(longer.steps.slice(steps.length)).toMatchObject([
      { kind: 'go' },
      { kind: 'clock' },
      { operationId: 'getValueStore' },
    ])
  })
})

describe('a file of a recording', () => {
  it('is refused for a step that is no call', async () => {
    const json = { message: expect.stringContaining('Step 9999 is no call') }
    expect(await tape.file('pact', { step: '9999' })).toMatchObject({ status: 422, json })
  })

  it('has its notes in the language of the console, English otherwise', async () => {
    await tape.call('GET', '/valueStore/nps_showStart')
    const notesIn = async (query: Record<string, string>) => (await tape.file('pact', query)).json.notes.join()
    expect(await notesIn({})).toContain('A partner without a sandbox')
    expect(await notesIn({ lang: 'cs' })).toContain('Partner bez pískoviště')
    expect(await tape.file('pact', { lang: 'de' })).toMatchObject({ status: 400 })
    expect((await tape.file('pact', { lang: 'cs', step: '9999' })).json.message).toContain('Krok 9999 není volání')
  })

  it('names the calls that no action caused, which may be a lost action', async () => {
    const another = makeApp({ clock: () => 0 })
    const own = await openRecordedWorld(another)
    await own.call('GET', '/valueStore/nps_showStart')
    await own.browser({ kind: 'go', path: '/' })
    expect((await own.file('playwright')).json.notes).toEqual([
      expect.stringContaining('Requests without an action of yours: getValueStore (1).'),
    ])
    await another.close()
  })

  it('is available for a recorded world only', async () => {
    await open({ id: 'not-taped' })
    const answer = await app.inject('/sandbox/worlds/not-taped/recording/files/pact')
    expect(answer.json()).toEqual({ error: 'not-recorded', message: expect.stringContaining('recorded: true') })
  })
})
