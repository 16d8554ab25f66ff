import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordedWorld, type Tape } from '../testing/recorded-world.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp({ clock: () => 0 })
let tape: Tape
beforeAll(async () => {
  tape = await openRecordedWorld(app)
})
afterAll(() => app.close())

const open = async (wish: object) =>
  (await app.inject({ method: 'POST', url: '/sandbox/worlds', payload: wish })).json()

describe('a world that is recorded', () => {
  it('says so, and another does not', async () => {
    expect(await open({ id: 'taped', recorded: true })).toMatchObject({ recorded: true })
    expect(await open({ id: 'untaped', recorded: false })).not.toHaveProperty('recorded')
  })

  it('cannot begin with a snapshot, which no file could repeat', async () => {
    const answer = await open({ recorded: true, snapshot: 'snap-1' })
    expect(answer).toEqual({ error: 'bad-request', message: expect.stringContaining('do not go together') })
  })

  it('keeps no token, and knows whose call it was all the same', async () => {
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

  it('keeps what an upload was like, and none of its bytes', async () => {
    const form = new FormData()
    form.append('meta[0]', '{"category":"document"}')
    form.append('File[0]', new Blob(['%PDF-1.4 tajné'], { type: 'application/pdf' }), 'zpráva.pdf')
    await tape.call('POST', '/upload', form)
    const { json } = await tape.sandbox('GET', '/recording')
    expect(json.steps.at(-1)).toMatchObject({ operationId: 'uploadFiles', errorCode: 401 })
    expect(JSON.stringify(json)).not.toContain('tajné')
  })

  it('ends where it is full, and says so', async () => {
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
    [{ kind: 'fly' }, /^steps\[0\]\.kind must be one of go, press, fill/],
    [{ kind: 'press', role: 'banner', name: 'Dál' }, /^steps\[0\]\.role must be one of button, link/],
    [{ kind: 'press', role: 'button' }, /^steps\[0\] must have required property 'name'$/],
    [
      { kind: 'go', path: '/', speed: 3 },
      /^steps\[0\] has speed, which openapi\/sandbox\/recordings\.yaml does not know$/,
    ],
    [{ kind: 'attach', label: '', files: [{ name: 'a', type: 'b' }] }, /^steps\[0\]\.files\[0\] must have required/],
  ])('%j is refused in plain words, and none of its fellows is kept', async (step, message) => {
    const before = (await tape.sandbox('GET', '/recording')).json.steps.length
    const { status, json } = await tape.browser(step, { kind: 'go', path: '/' })
    expect({ status, json }).toMatchObject({ status: 400, json: { message: expect.stringMatching(message) } })
    expect((await tape.sandbox('GET', '/recording')).json.steps).toHaveLength(before)
  })
})

describe('a file of a recording', () => {
  it.each([
    ['opera', {}, 400, 'The form must be one of scenario, playwright, pact'],
    ['scenario', { title: '' }, 400, 'title must be'],
    ['pact', { step: '9999' }, 422, 'Step 9999 is no call'],
  ])('%s %j is refused with %i', async (form, query, status, words) => {
    await tape.call('GET', '/valueStore/nps_showStart')
    expect(await tape.file(form, query)).toMatchObject({ status, json: { message: expect.stringContaining(words) } })
  })

  it('is of a recorded world only', async () => {
    await open({ id: 'not-taped' })
    const answer = await app.inject('/sandbox/worlds/not-taped/recording/files/pact')
    expect(answer.json()).toEqual({ error: 'not-recorded', message: expect.stringContaining('recorded: true') })
  })
})
