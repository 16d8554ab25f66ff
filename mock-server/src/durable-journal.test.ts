import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { asKilled, freshFolder, serveFolder } from './testing/data-folders.ts'
import { listen, openWorld, signIn, type TestApp } from './testing/test-app.ts'

type Entry = { readonly id: string; readonly operationId: string | null; readonly call?: object }

const entriesOf = async (app: TestApp, query = '', world = 'blue') =>
  (await app.inject(`/sandbox/worlds/${world}/journal${query}`)).json<{ entries: readonly Entry[] }>().entries
const idsOf = async (app: TestApp, query = '') => (await entriesOf(app, query)).map(({ id }) => id)
const call = async (app: TestApp, world = 'blue') =>
  (await app.inject(`/w/${world}/api/valueStore/nps_showStart`)).headers['x-request-id']

/** A folder in whose world `blue` a person signed in and rated, and the journal of that. */
async function folderWithJournal() {
  const folder = freshFolder()
  const { app, stop } = serveFolder(folder)
  await openWorld(app, { id: 'blue' })
  const jana = await signIn(app, '10000001', '/w/blue')
  await app.inject({ method: 'POST', url: '/w/blue/api/nps', headers: jana, payload: { rating: 4 } })
  const entries = await entriesOf(app)
  expect(entries).toMatchObject([
    { id: 'j-1', operationId: 'logIn' },
    { id: 'j-2', operationId: 'saveNps' },
  ])
  stop()
  return { folder, entries }
}

describe('after a restart a journal', () => {
  test('is unchanged, its ids continue, and a reader gets what is new', async () => {
    const { folder, entries } = await folderWithJournal()
    const { app, stop, warnings } = serveFolder(folder)
    expect(await entriesOf(app)).toEqual(entries)
    expect(await call(app)).toBe('j-3')
    expect(await idsOf(app)).toEqual(['j-1', 'j-2', 'j-3'])
    expect(await idsOf(app, '?after=j-2')).toEqual(['j-3'])
    stop()
    expect(await idsOf(serveFolder(folder).app)).toEqual(['j-1', 'j-2', 'j-3'])
    expect(warnings).toEqual([])
  })

  test('is followed from the last entry that was received before', async () => {
    const { folder } = await folderWithJournal()
    const { app } = serveFolder(folder)
    onTestFinished(() => app.close())
    await call(app)
    const port = await listen(app)
    const headers = { accept: 'text/event-stream', 'last-event-id': 'j-1' }
    const stream = await fetch(`http://127.0.0.1:${port}/sandbox/worlds/blue/journal`, { headers })
    let received = ''
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += part
      if (received.includes('id: j-3\n')) await call(app)
      if (received.includes('id: j-4\n')) break
    }
    expect(received.match(/^id: .+$/gm)).toEqual(['id: j-2', 'id: j-3', 'id: j-4'])
  })

  test('of a deleted world is gone, also if the server was killed before it was deleted', async () => {
    const { folder } = await folderWithJournal()
    const journals = join(folder, 'journals.sqlite')
    const [before, first] = [readFileSync(journals), serveFolder(folder)]
    await first.app.inject({ method: 'DELETE', url: '/sandbox/worlds/blue' })
    first.stop()
    const count = () => {
      const database = new DatabaseSync(journals, { readOnly: true })
      const { n } = database.prepare('SELECT count(*) AS n FROM entries').get() as { n: number }
      database.close()
      return n
    }
    expect(count()).toBe(0)
    writeFileSync(journals, before)
    expect(count()).toBe(2)
    const { app, stop } = serveFolder(folder)
    await openWorld(app, { id: 'blue' })
    expect([await idsOf(app), await call(app)]).toEqual([[], 'j-1'])
    stop()
    expect(count()).toBe(1)
  })

  test('does not go to a world of another file that has its key', async () => {
    const [{ folder }, other] = [await folderWithJournal(), await folderWithJournal()]
    cpSync(join(folder, 'worlds.sqlite'), join(other.folder, 'worlds.sqlite'))
    expect(await idsOf(serveFolder(folder).app)).toEqual(['j-1', 'j-2'])
    expect(await idsOf(serveFolder(other.folder).app)).toEqual([])
  })
})

describe('after a kill a journal', () => {
  test('has what was noted until two seconds before, and its ids are never given again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const folder = freshFolder()
    const { app } = serveFolder(folder)
    await openWorld(app, { id: 'blue' })
    expect([await call(app), await call(app)]).toEqual(['j-1', 'j-2'])
    vi.advanceTimersByTime(2_000)
    expect(await call(app)).toBe('j-3')
    const again = serveFolder(asKilled(folder)).app
    expect(await idsOf(again)).toEqual(['j-1', 'j-2'])
    const next = Number((await call(again))?.toString().slice('j-'.length))
    expect(next).toBeGreaterThan(3)
    expect(await idsOf(again, '?after=j-3')).toEqual([`j-${next}`])
  })

  test('of a new world that was not written once does not give its ids again either', async () => {
    const folder = freshFolder()
    const { app } = serveFolder(folder)
    await openWorld(app, { id: 'blue' })
    expect(await call(app)).toBe('j-1')
    expect(await call(serveFolder(asKilled(folder)).app)).not.toBe('j-1')
  })
})

test('a journal is stored masked: no password, token, birth date, name or contact', async () => {
  const folder = freshFolder()
  const { app, stop } = serveFolder(folder)
  await openWorld(app, { id: 'blue' })
  const { authorization } = await signIn(app, '10000001', '/w/blue')
  const fields = [{ id: 'message', title: 'Zpráva', value: 'Ahoj.' }]
  const payload = { to: 'portal@example.com', subject: 'Dotaz', replyTo: 'jana.mala@example.org', fields }
  await app.inject({ method: 'POST', url: '/w/blue/api/emailForm', payload })
  const body = { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' }
  await app.inject({ method: 'POST', url: '/w/blue/api/loginRecipient', payload: body })
  stop()
  const bytes = readFileSync(join(folder, 'journals.sqlite')).toString('latin1')
  expect(bytes).toContain('loginRecipient')
  for (const secret of ['andel123', authorization.slice(0, 20), '1985-04-01', 'jana.mala'])
    expect(bytes).not.toContain(secret)
})

describe('a damaged file of journals does not stop the start: worlds come without their journals and one line says so', () => {
  const damage = {
    text: (path: string) => writeFileSync(path, 'Dear diary, '.repeat(100)),
    'an empty file': (path: string) => writeFileSync(path, ''),
    'a file cut in the middle': (path: string) => truncateSync(path, 8_192),
    'a page of other bytes': (path: string) => writeFileSync(path, readFileSync(path).fill(0xff, 4_096, 8_192)),
    'only its log': (path: string) => {
      rmSync(path)
      writeFileSync(`${path}-wal`, 'left behind')
    },
  }
  test.each(Object.keys(damage) as (keyof typeof damage)[])('%s', async (name) => {
    const { folder } = await folderWithJournal()
    const path = join(folder, 'journals.sqlite')
    damage[name](path)
    const { app, stop, warnings } = serveFolder(folder)
    expect(await entriesOf(app)).toEqual([])
    const rated = await app.inject({ url: '/w/blue/api/nps', headers: await signIn(app, '10000001', '/w/blue') })
    expect(rated.json()).toMatchObject({ response: { Value: 4 } })
    expect(warnings).toEqual([`Worlds begin without their journals: ${path} cannot be used and is now ${path}.damaged`])
    stop()
    expect(readdirSync(folder).filter((file) => file.includes('damaged'))).not.toEqual([])
    expect((await entriesOf(serveFolder(folder).app)).map(({ operationId }) => operationId)).toEqual([
      'logIn',
      'getNps',
    ])
  })

  test('a file that cannot be put aside either is left, and journals end with the server', async () => {
    const { folder } = await folderWithJournal()
    const path = join(folder, 'journals.sqlite')
    writeFileSync(path, '')
    mkdirSync(`${path}.damaged`)
    const { app, stop, warnings } = serveFolder(folder)
    expect([await call(app), await idsOf(app)]).toEqual(['j-1', ['j-1']])
    expect(warnings).toEqual([expect.stringContaining(`Journals end with the server: ${path} cannot be used (EISDIR`)])
    stop()
    expect(await idsOf(serveFolder(folder).app)).toEqual([])
  })

  test('a changed byte of an entry takes the journal of its world alone', async () => {
    const { folder } = await folderWithJournal()
    const before = serveFolder(folder)
    await openWorld(before.app, { id: 'green' })
    await call(before.app, 'green')
    before.stop()
    const path = join(folder, 'journals.sqlite')
    const bytes = readFileSync(path)
    bytes[bytes.indexOf('saveNps')] = 0x5a
    writeFileSync(path, bytes)
    const { app, warnings } = serveFolder(folder)
    expect(await entriesOf(app)).toEqual([])
    expect(await entriesOf(app, '', 'green')).toHaveLength(1)
    expect(warnings).toEqual(['The journal of the world blue is damaged and begins again (its bytes have changed)'])
    expect(await call(app)).toBe('j-3')
  })
})
