import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'

const app = makeApp({ portalOrigin: 'https://portal.example.org' })
afterAll(() => app.close())

interface Audit {
  readonly [name: string]: string
}

async function auditOf(world: string) {
  const { statusCode, headers, rawPayload } = await app.inject({ url: `/sandbox/worlds/${world}/audit` })
  const files: Audit = Object.fromEntries(
    Object.entries(statusCode === 200 ? unzipSync(rawPayload) : {}).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  return { statusCode, headers, files, json: (name: string) => JSON.parse(files[name] ?? 'null') }
}

/** A world in which Jana signed in and rated, was sent an e-mail with a link, and a family an SMS with a code. */
async function worldWithHistory(id: string) {
  await openWorld(app, { id, name: 'Platba od jana.mala@example.org' })
  const jana = await signIn(app, '10000001', `/w/${id}`)
  const post = (path: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: `/w/${id}/api${path}`, headers, payload })
  await post('/nps', { rating: 4 }, jana)
  await post('/passwordReset', { username: '10000001' })
  await post('/loginRecipient', {
    step: 'login',
    personalNumber: '2000001',
    birthDate: '1985-04-01',
    phoneId: 'phone-1',
  })
  const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages`)).json<{
    messages: { channel: string; to: string; code?: string; link?: string }[]
  }>()
  return { jana, messages }
}

test('an audit has the world, its journal, calls, changes and messages, each in the form of its readers', async () => {
  await worldWithHistory('audited')
  const { headers, files, json } = await auditOf('audited')
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="audited-audit.zip"',
  })
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'world.json',
    'journal.json',
    'calls.har',
    'changes.json',
    'messages.json',
    'messages.mbox',
  ])
  for (const name of Object.keys(files))
    expect(files['README.txt']?.split(name).length).toBe(name === 'README.txt' ? 1 : 3)
  expect(json('world.json')).toMatchObject({ id: 'audited', scenario: 'default', frozen: true })
  expect(json('world.json').people[0]).toMatchObject({ login: '10000001', shows: expect.any(String) })
  const journal = (await app.inject('/sandbox/worlds/audited/journal')).json()
  expect(json('journal.json')).toEqual(journal)
  const { log } = json('calls.har')
  expect(log.entries.map((entry: { _operationId: string }) => entry._operationId)).toEqual([
    'logIn',
    'saveNps',
    'requestPasswordReset',
    'logInRecipient',
  ])
  expect(log.entries[1].request.url).toBe('https://portal.example.org/w/audited/api/nps')
  expect(json('changes.json').changes).toContainEqual({
    entry: 'j-2',
    at: journal.entries[1].at,
    cause: 'saveNps',
    personId: 'p-10000001',
    path: 'people.p-10000001.vote.value',
    before: 9,
    after: 4,
  })
  expect(json('messages.json').messages).toMatchObject([
    {
      channel: 'email',
      to: '•••',
      personId: 'p-10000001',
      link: expect.stringMatching(/^https:\/\/portal\.example\.org\/\S+=•••$/),
    },
    { channel: 'sms', to: '•••', code: '•••' },
  ])
  expect(files['messages.mbox']?.match(/^(From |To: ).*$/gm)).toEqual([
    expect.stringMatching(/^From \S+@\S+ \w{3} /),
    'To: undisclosed-recipients:;',
  ])
})

test('no part of an audit has a contact, code, key, token, password or birth date', async () => {
  const { jana, messages } = await worldWithHistory('masked')
  const [letter, sms] = messages
  const key = /[?&=]([\w-]{10,})$/.exec(letter?.link ?? '')?.[1] ?? 'no key'
  const secrets = [
    letter?.to,
    sms?.to,
    sms?.code,
    letter?.link,
    key,
    jana.authorization,
    'andel123',
    '1985-04-01',
    'jana.mala@',
  ]
  expect(secrets.every((secret) => secret !== undefined && secret.length > 5)).toBe(true)
  const { files } = await auditOf('masked')
  const found = Object.entries(files).flatMap(([name, text]) =>
    secrets.filter((secret) => readable(text).includes(secret ?? '')).map((secret) => [name, secret]),
  )
  expect(found).toEqual([])
})

/** Without the soft line ends of e-mails. */
const readable = (text: string): string => text.replaceAll('=\n', '').replaceAll('=3D', '=')

test('a world without calls and messages has an audit too, and an unknown world has none', async () => {
  await openWorld(app, { id: 'quiet' })
  const { files, json } = await auditOf('quiet')
  expect([json('journal.json'), json('calls.har').log.entries, files['messages.mbox']]).toEqual([
    { entries: [] },
    [],
    '',
  ])
  const { statusCode } = await auditOf('nowhere')
  expect(statusCode).toBe(404)
})
