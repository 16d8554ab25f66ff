import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#generated/sandbox.d.ts'
import { bundledDocument, contract, schemas } from '#mock/testing/bundled-contract.ts'
import { listen, makeApp } from '#mock/testing/test-app.ts'
import { record } from './record.ts'

type Recording = components['schemas']['Recording']

const app = makeApp()
const folder = mkdtempSync(join(tmpdir(), 'record-'))
let recorded: Recording
let raw = ''
const printed: string[] = []
const answers: unknown[] = []

/** Texts of the foundation's people, which no one else may read. */
const PERSONAL = [
  'Nováková', 'Jana', 'jana@example.com', 'Svobodová', 'Petra', 'Tajná zpráva', 'lymfom', '602000201', '0201', 'zprava-dcery', '1985-04-02',
] // biome-ignore format: a list read as one

beforeAll(async () => {
  const backend = await listen(app)
  const { port, end } = await record({
    api: `http://127.0.0.1:${backend}/api`,
    port: 0,
    origins: ['http://127.0.0.1:4010'],
    document: bundledDocument,
    folder,
    name: 'a-recorded-session',
    say: (line) => printed.push(line),
  })
  const call = async (method: string, path: string, body?: object | FormData, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        uid: '',
        lang: 'cs',
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    answers.push(await answer.json())
    return answer
  }
  await call('POST', '/login', { username: 'jana@example.com', password: 'spatne-heslo' })
  await call('POST', '/login', { username: 'jana@example.com', password: 'andel123' })
  const signedIn = (answers.at(-1) as { response: { token: string; personId: string } }).response
  const jana = { uid: signedIn.personId, authorization: signedIn.token }
  await call('GET', `/userProfile?uid=${jana.uid}`, undefined, jana)
  await call('GET', `/families?uid=${jana.uid}`, undefined, jana)
  await call('GET', `/payments?uid=${jana.uid}`, undefined, jana)
  await call('POST', '/emailForm', {
    to: 'portal@example.com',
    subject: 'Dotaz',
    fields: [{ id: 'message', title: 'Zpráva', value: 'Tajná zpráva: lymfom, volejte 602000201' }],
  })
  await call('GET', '/valueStore/nps_showStart,nps_showEnd')
  await call('POST', '/loginRecipient', { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-02' })
  await call('POST', '/loginRecipient', { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' })
  const petra = { personalNumber: '2000001', birthDate: '1985-04-01' }
  await call('POST', '/loginRecipient', { step: 'login', phoneId: 'phone-1', ...petra })
  const { TransactionId: transactionId } = (answers.at(-1) as { Data: { TransactionId: string } }).Data
  const sms = await app.inject({ url: '/sandbox/worlds/default/messages?channel=sms' })
  const code = sms.json<{ messages: { code: string }[] }>().messages[0]?.code ?? ''
  await call('POST', '/loginRecipient', { step: 'verify', transactionId, code })
  const family = (answers.at(-1) as { response: { token: string; personId: string } }).response
  await call('GET', `/recipientProfile?uid=${family.personId}&t=2026-11-10T09:00:00.000Z`, undefined, {
    uid: family.personId,
    authorization: family.token,
  })
  await call('GET', '/somethingElse/Nov%C3%A1kov%C3%A1')
  const form = new FormData()
  form.append('meta[0]', '{"category":"document"}')
  form.append('File[0]', new Blob(['%PDF-1.4 lymfom'], { type: 'application/pdf' }), 'zprava-dcery.pdf')
  await call('POST', '/upload', form, jana)
  await end()
  raw = readFileSync(join(folder, 'a-recorded-session.json'), 'utf8')
  recorded = JSON.parse(raw) as Recording
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const calls = () => recorded.steps.filter((step) => step.kind === 'call')

test('the recording has the order of the calls and their outcomes', () => {
  expect(calls().map(({ operationId, errorCode, error }) => [operationId, errorCode, error])).toEqual([
    ['logIn', 401, 'wrong-credentials'],
    ['logIn', 200, undefined],
    ['getUserProfile', 200, undefined],
    ['getFamilies', 200, undefined],
    ['getPayments', 200, undefined],
    ['sendEmailForm', 200, undefined],
    ['getValueStore', 200, undefined],
    ['logInRecipient', 401, 'wrong-personal-data'],
    ['logInRecipient', 200, undefined],
    ['logInRecipient', 200, undefined],
    ['logInRecipient', 200, undefined],
    ['getRecipientProfile', 200, undefined],
    ['uploadFiles', 200, undefined],
  ])
})

test('no personal data are written to the disk', () => {
  expect(PERSONAL.filter((text) => raw.includes(text))).toEqual([])
})

test('the end of a recording says that the CORS of the backend was not tested', () => {
  expect(printed.join('\n')).toContain('CORS of your backend was not tested')
})

test('no token is written to the disk or to the output', () => {
  expect(raw).not.toMatch(/eyJ|authorization/i)
  expect(printed.join('\n')).not.toMatch(/Nov|@|eyJ/)
})

test('every text of an answer is replaced unless the contract lists it', () => {
  const recordedTexts = new Set(textsOf(calls().map(({ answer }) => answer)))
  const contractText = JSON.stringify(bundledDocument)
  const realTexts = textsOf(answers.slice(0, 5)).filter(
    (text) => /\p{L}{3}/u.test(text) && !contractText.includes(`"${text}"`),
  )
  expect(realTexts.length).toBeGreaterThan(20)
  expect(realTexts.filter((text) => recordedTexts.has(text) && !/^\d{4}-\d\d-\d\d/.test(text))).toEqual([])
})

test('a masked answer still fits the contract', () => {
  const broken = calls().flatMap(({ operationId, httpStatus, answer }) => {
    const operation = contract.operations.find(({ id }) => id === operationId)
    const wrong = operation && schemas.checkAnswer(operation.pointer, httpStatus)(answer)
    return wrong ? [[operationId, wrong.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)]] : []
  })
  expect(broken).toEqual([])
})

test('the same person has the same pseudonym in every call', () => {
  const [, logIn, profile] = calls()
  const personId = (logIn?.answer?.response as { personId: string } | undefined)?.personId
  expect(personId).toMatch(/^id-/)
  expect(profile?.uid).toBe(personId)
})

test('the sign-in of a call and the call that sent its code are recorded without token and code', () => {
  const loginCall = calls().findIndex(({ body }) => body?.step === 'login')
  const verified = calls().findIndex(({ body }) => body?.step === 'verify')
  expect(calls()[loginCall]?.sent).toEqual([{ channel: 'sms', to: '', code: calls()[verified]?.body?.code }])
  expect(calls().find(({ operationId }) => operationId === 'getRecipientProfile')?.session).toBe(verified)
})

test('a refused sign-in is refused on the mock as well, and a successful one succeeds', () => {
  const bodies = calls().flatMap(({ operationId, body }) => (operationId.startsWith('logIn') ? [body] : []))
  expect(bodies.slice(0, 4)).toEqual([
    { username: '10000001', password: 'not-the-password' },
    { username: '10000001', password: 'andel123' },
    { step: 'validate', personalNumber: '2000001', birthDate: '1900-01-01' },
    { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' },
  ])
})

test('the result is a scenario that expects only codes', () => {
  const scenario = readFileSync(join(folder, 'a-recorded-session.scenario.ts'), 'utf8')
  expect(scenario).toContain("expect(await donor.get('/families')).toMatchObject({ status: 200, error_code: 200 })")
  expect(PERSONAL.filter((text) => scenario.includes(text))).toEqual([])
})

test('a file is described only by its kind and approximate size', () => {
  const upload = calls().find(({ operationId }) => operationId === 'uploadFiles')
  expect(upload?.files).toEqual([
    {
      meta: '{"category":"document"}',
      name: expect.stringMatching(/^id-\d+\.pdf$/),
      type: 'application/pdf',
      size: 100_000,
    },
  ])
})

test('a call that the contract does not know is forwarded but not saved', () => {
  expect(printed).toContain('GET passed on, not recorded: the contract has no such call')
  expect(answers).toContainEqual(expect.objectContaining({ error_code: 404 }))
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
