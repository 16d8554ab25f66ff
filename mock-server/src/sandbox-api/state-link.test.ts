import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { asKilled, freshFolder, serveFolder } from '../testing/data-folders.ts'
import { makeApp, openWorld, signIn, type TestApp } from '../testing/test-app.ts'
import { MemorySnapshots, type StateLink } from '../world/snapshots.ts'
import { decode } from '../world/stored-values.ts'

const LABEL = { name: 'Dvojí platba', note: 'Po druhém stisku zůstala stránka prázdná.' }

const serve = (folder: string): TestApp => serveFolder(folder).app

const read = async (app: TestApp, path: string) => (await app.inject({ url: `/sandbox/worlds/${path}` })).json()

/** Records a sign-in in a named world and saves it; `note` replaces the world's. */
async function saveRecorded(app: TestApp, note?: string) {
  await openWorld(app, { id: 'blue', recorded: true, ...LABEL })
  const { authorization } = await signIn(app, '10000001', '/w/blue')
  const payload = note === undefined ? {} : { note }
  const saved = await app.inject({ method: 'POST', url: '/sandbox/worlds/blue/snapshots', payload })
  return { ...saved.json<{ id: string; link: string }>(), authorization }
}

/** The id of the world that a link enters. */
async function enter(app: TestApp, link: string): Promise<string> {
  const { headers } = await app.inject({ url: link })
  return /sandbox-world=([^;]+)/.exec(headers['set-cookie'] as string)?.[1] ?? ''
}

const inMemory = async () => {
  const app = makeApp()
  onTestFinished(() => app.close())
  return { before: app, restart: () => app }
}
const inFile = async () => {
  const folder = freshFolder()
  return { before: serve(folder), restart: () => serve(asKilled(folder)) }
}

describe.each([
  ['in memory', inMemory],
  ['in a file, after a kill and a restart', inFile],
])('a state link %s', (_, start) => {
  test('opens a world with the name, the note, the journal and the recorded steps, and without the token', async () => {
    const { before, restart } = await start()
    const { link, authorization } = await saveRecorded(before)
    const [journal, recording] = [await read(before, 'blue/journal'), await read(before, 'blue/recording')]
    const app = restart()
    const id = await enter(app, link)
    expect(id).not.toBe('blue')
    expect(await read(app, id)).toMatchObject({ ...LABEL, recorded: true, copiedAt: expect.any(String) })
    expect(journal.entries).toMatchObject([{ operationId: 'logIn' }])
    expect(await read(app, `${id}/journal`)).toEqual(journal)
    const opened = await read(app, `${id}/recording`)
    expect(opened).toEqual({ ...recording, world: id, ended: true })
    expect(opened.steps).toMatchObject([{ operationId: 'logIn' }])
    expect(JSON.stringify(opened)).not.toContain(authorization.split('.').at(-1))
  })

  test('is listed with its own note, and opens nothing once it is deleted', async () => {
    const { before, restart } = await start()
    const { id, link } = await saveRecorded(before, 'Před druhým stiskem')
    const app = restart()
    const listed = (await app.inject({ url: '/sandbox/snapshots' })).json()
    const note = 'Před druhým stiskem'
    expect(listed.snapshots).toMatchObject([{ id, link, world: 'blue', name: LABEL.name, note }])
    expect((await app.inject({ method: 'DELETE', url: `/sandbox/snapshots/${id}` })).statusCode).toBe(204)
    expect((await app.inject({ method: 'DELETE', url: `/sandbox/snapshots/${id}` })).statusCode).toBe(404)
    expect((await app.inject({ url: link })).json().error).toBe('unknown-snapshot')
  })
})

describe('a copy opened by a state link', () => {
  const app = makeApp()
  afterAll(() => app.close())
  const open = async (link: string, cookie = '') => {
    const { headers } = await app.inject({ url: link, headers: { cookie } })
    const cookies = [headers['set-cookie'] ?? []].flat().map((each) => each.replace(/;.*/, ''))
    return { id: /sandbox-world=([^;,]+)/.exec(cookies.join())?.[1] ?? '', cookie: cookies.join('; ') }
  }

  test('says of which moment it is, until it gets a name of its own', async () => {
    const { link } = await saveRecorded(app)
    const { id } = await open(link)
    const { now: moment } = await read(app, 'blue')
    expect((await read(app, 'blue')).copiedAt).toBeUndefined()
    expect(Date.parse(moment) - Date.parse((await read(app, id)).copiedAt)).toBeLessThan(60_000)
    const patch = (payload: object) => app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}`, payload })
    expect((await patch({ note: 'Zkouším' })).json()).toMatchObject({ name: LABEL.name, copiedAt: expect.anything() })
    expect((await patch({ name: 'Moje' })).json().copiedAt).toBeUndefined()
  })

  test('is entered again by the same browser until something happens in it', async () => {
    await openWorld(app, { id: 'green' })
    const saved = await app.inject({ method: 'POST', url: '/sandbox/worlds/green/snapshots' })
    const { link } = saved.json<{ link: string }>()
    const first = await open(link)
    const second = await open(link, first.cookie)
    expect(second.id).toBe(first.id)
    expect((await open(link)).id).not.toBe(first.id)
    await signIn(app, '10000001', `/w/${first.id}`)
    expect((await open(link, second.cookie)).id).not.toBe(first.id)
  })
})

test('the stored journal of a state link holds no token and no contact', async () => {
  const snapshots = new MemorySnapshots()
  const app = makeApp({ snapshots })
  onTestFinished(() => app.close())
  await openWorld(app, { id: 'blue' })
  const headers = await signIn(app, '10000001', '/w/blue')
  const profile = (await app.inject({ url: '/w/blue/api/userProfile', headers })).body
  const { id } = (await app.inject({ method: 'POST', url: '/sandbox/worlds/blue/snapshots', payload: {} })).json()
  const stored = JSON.stringify(decode((snapshots.get(id) as StateLink).history))
  expect(profile).toContain('jana@example.com')
  expect(stored).toContain('/userProfile')
  expect(stored).not.toContain('jana@example.com')
  expect(stored).not.toContain(headers.authorization.slice(0, 20))
})

describe('the recording of an opened state link', () => {
  const app = makeApp()
  afterAll(() => app.close())

  test('continues where it ended, when its user continues it', async () => {
    const { link } = await saveRecorded(app)
    const id = await enter(app, link)
    await signIn(app, '10000004', `/w/${id}`)
    expect((await read(app, `${id}/recording`)).steps).toHaveLength(1)
    await app.inject({ method: 'DELETE', url: `/sandbox/worlds/${id}/recording/end` })
    const { steps } = await read(app, `${id}/recording`)
    expect(steps).toMatchObject([{ body: { username: '10000001' } }, { body: { username: '10000004' } }])
  })
})

test('a link that opens nothing leads a browser to the console, and a program to the reason', async () => {
  const app = makeApp()
  onTestFinished(() => app.close())
  const open = (accept: string) => app.inject({ url: '/sandbox/snapshots/s-gone/open', headers: { accept } })
  expect((await open('text/html,*/*')).headers.location).toBe('/sandbox/?stale=s-gone#snapshots')
  expect((await open('*/*')).json()).toMatchObject({ error: 'unknown-snapshot' })
})

describe('a state link as a file', () => {
  async function exported() {
    const [app, other] = [makeApp(), makeApp()]
    onTestFinished(async () => void (await Promise.all([app.close(), other.close()])))
    const { id } = await saveRecorded(app)
    const answer = await app.inject(`/sandbox/snapshots/${id}/file`)
    const importFile = (file: object) => other.inject({ method: 'POST', url: '/sandbox/snapshots', payload: file })
    return { app, other, answer, file: answer.json(), importFile }
  }

  test('opens on another server with the state, the journal and the recorded steps', async () => {
    const { app, other, answer, file, importFile } = await exported()
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="s-.+\.json"$/)
    const stored = await importFile(file)
    expect(stored.statusCode).toBe(201)
    const id = await enter(other, stored.json().link)
    const people = async (from: TestApp, world: string) => (await read(from, `${world}/people`)).people
    expect(await people(other, id)).toEqual(await people(app, 'blue'))
    expect(await read(other, `${id}/journal`)).toEqual(await read(app, 'blue/journal'))
    expect((await read(other, `${id}/recording`)).steps).toHaveLength(1)
  })

  test.each<[string, (file: { format: number; content: string }) => object, object]>([
    ['of another format', ({ format }) => ({ format: format - 1 }), { error: 'other-format' }],
    ['that is damaged', ({ content }) => ({ content: `AAAA${content.slice(4)}` }), { field: 'content' }],
  ])('%s is refused', async (_name, change, refusal) => {
    const { file, importFile } = await exported()
    expect((await importFile({ ...file, ...change(file) })).json()).toMatchObject(refusal)
  })
})
